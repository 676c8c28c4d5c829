/** What the coach's pages work out from a report. Pure. All chances come as 0 to 1; people read points of a hundred. */
import type { CoachAccount, CoachDecision, CoachReport } from '../../wire.ts';

export type Word = CoachDecision['word'];

export const MARKED: readonly Word[] = ['blunder', 'mistake', 'doubtful', 'brilliant'];
/** Lines are told apart by their dashes and their names; the one that is looked at is solid. */
export const DASHES = ['7 4', '2 4', '11 4 2 4', '4 7', '1 3', '14 3'];

export function points(chance: number): number {
  const rounded = Math.round(chance * 100);
  return rounded === 0 ? 0 : rounded;
}

/** With a sign that is a minus, not a hyphen. */
export function signed(chance: number): string {
  const whole = points(chance);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
}

/** How often the best and what was done win: rounded so that what lies between them is the loss that is told. */
export function wins({ best_value, loss }: { best_value: number; loss: number }): { chance: number; other: number } {
  const chance = points(best_value);
  return { chance, other: Math.max(0, chance - points(loss)) };
}

export const PARTS = ['start', 'skill', 'others', 'luck', 'remainder'] as const;
export type Part = (typeof PARTS)[number];

export interface Segment {
  part: Part;
  /** in points, rounded so that the whole row adds up to its result */
  points: number;
  /** from the axis, in points: left of it for what was lost */
  from: number;
}

/** One seat's sum as bars: what it began with and was given to the right of the axis, what it lost to the left. */
export function segments(account: CoachAccount): Segment[] {
  const whole = wholes(account);
  let right = 0;
  let left = 0;
  return PARTS.flatMap((part) => {
    const size = whole[part];
    if (size === 0) return [];
    const from = size > 0 ? right : left + size;
    if (size > 0) right += size;
    else left += size;
    return [{ part, points: size, from }];
  });
}

/** Rounded parts whose sum is the rounded result: what rounding leaves over goes to what is not explained. */
function wholes(account: CoachAccount): Record<Part, number> {
  const [start, skill, others, luck] = [account.start, account.skill, account.others, account.luck].map(points) as [
    number,
    number,
    number,
    number,
  ];
  return { start, skill, others, luck, remainder: points(account.result) - start - skill - others - luck };
}

/** "52 + 9 − 41 − 14 − 6" */
export function sum(account: CoachAccount): string {
  const whole = wholes(account);
  return PARTS.filter((part) => part === 'start' || whole[part] !== 0)
    .map((part, place) => {
      const size = whole[part];
      return place === 0 ? String(size) : `${size < 0 ? '−' : '+'} ${Math.abs(size)}`;
    })
    .join(' ');
}

/** How far the rows reach to either side of the axis. */
export function reach(accounts: CoachAccount[]): { left: number; right: number } {
  const all = accounts.flatMap(segments);
  return {
    left: Math.max(0, ...all.map((one) => -one.from)),
    right: Math.max(1, ...all.map((one) => one.from + one.points)),
  };
}

export interface Row {
  n: number;
  turn: number;
  decision?: CoachDecision;
  luck?: { kind: string; points: number };
}

/** Luck of fewer points is not listed: most of it is what two estimates of one moment differ by. */
const TOLD = 3;

/** The marked log: the choices of one seat (-1: of all), and what luck did to it where it did much. */
export function rows(report: CoachReport, seat: number, turnAt: (n: number) => number, marksOnly: boolean): Row[] {
  const found: Row[] = report.decisions
    .filter((one) => (seat < 0 || one.seat === seat) && (!marksOnly || one.word !== 'fine'))
    .map((decision) => ({ n: decision.n, turn: decision.turn, decision }));
  if (seat >= 0 && !marksOnly)
    for (const stroke of report.luck) {
      const size = points(stroke.amounts[seat] ?? 0);
      if (Math.abs(size) >= TOLD)
        found.push({ n: stroke.n, turn: turnAt(stroke.n), luck: { kind: stroke.kind, points: size } });
    }
  return found.sort((a, b) => a.n - b.n || rank(a) - rank(b));
}

/** The deal came before the first choice; what else luck did came with the answer. */
function rank(row: Row): number {
  return row.luck === undefined ? 1 : row.luck.kind === 'deal' ? 0 : 2;
}

/** The scenes: what cost one seat most, or the whole table. */
export function scenes(report: CoachReport, seat: number): CoachDecision[] {
  const wanted = (seat < 0 ? report : report.seats[seat])?.turning_points ?? [];
  return wanted.flatMap((n) => report.decisions.find((one) => one.n === n) ?? []);
}

/** The marks on the line: all of the seat that is looked at, of the others only what was clearly wrong. */
export function marks(report: CoachReport, seat: number): CoachDecision[] {
  return report.decisions.filter(
    (one) => one.word !== 'fine' && (seat < 0 || one.seat === seat || one.word === 'blunder' || one.word === 'mistake'),
  );
}

/** Everybody's chances after that many answers: those of the last point that is not later. */
export function chancesAt(report: CoachReport, answers: number): number[] {
  let found = report.chances[0] ?? [];
  for (const [place, at] of report.at.entries()) if (at <= answers) found = report.chances[place] ?? found;
  return found;
}

/** The points of a seat's line in a box of this size; the first answer is at the left edge. */
export function line(report: CoachReport, seat: number, width: number, height: number): string {
  const across = width / Math.max(1, report.answers);
  return report.at
    .map(
      (at, place) => `${(at * across).toFixed(1)},${((1 - (report.chances[place]?.[seat] ?? 0)) * height).toFixed(1)}`,
    )
    .join(' ');
}

/** The band around it: 1.28 standard errors to either side, where four of five estimates would lie. */
export function band(report: CoachReport, seat: number, width: number, height: number): string {
  const across = width / Math.max(1, report.answers);
  const edge = (side: number) =>
    report.at.map((at, place) => {
      const chance = (report.chances[place]?.[seat] ?? 0) + side * 1.28 * (report.spread[place]?.[seat] ?? 0);
      return `${(at * across).toFixed(1)},${((1 - Math.min(1, Math.max(0, chance))) * height).toFixed(1)}`;
    });
  return [...edge(1), ...edge(-1).reverse()].join(' ');
}
