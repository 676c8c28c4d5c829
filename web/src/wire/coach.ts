// Made by `python -m matinee.server.typescript`; edit src/matinee/match/wire.py instead.

/**
 * One seat's game: start + skill + others + luck + remainder = result. `skill` is what its own choices gave or cost,
 * compared with what a star would have done in its place; `others` what the choices of the others gave or cost it. The
 * remainder lies within `error` 19 times in 20. `lost` is the sum of its own losses against the best, `error_rate`
 * their mean. `mastery` is 1 for a seat that always found the best, 0 for one that answers without looking.
 */
export interface CoachAccount {
  seat: number;
  name: string;
  start: number;
  skill: number;
  others: number;
  luck: number;
  remainder: number;
  result: number;
  error: number;
  lost: number;
  error_rate: number;
  mastery: number | null;
  decisions: number;
  marks: Record<string, number>;
  turning_points: number[];
  credits: number[];
  fortunes: Record<string, number>;
  sentence: string;
  about: string;
}
/**
 * One action of a seat, judged by what it knew then. `n` is the place of its first answer among the record's answers,
 * counted from 0: the board as the seat saw it is the frame after n answers. `loss` is `best_value - value`, measured
 * in fresh worlds, and `ci95` its interval.
 */
export interface CoachDecision {
  n: number;
  seat: number;
  said: string[];
  best: string[];
  loss: number;
  ci95: [number, number];
  word: 'blunder' | 'brilliant' | 'doubtful' | 'fine' | 'mistake';
  value: number;
  best_value: number;
  turn: number;
  gains: number[];
  stake: number;
  worlds: number;
  options: CoachOption[];
  why: string;
  said_words: string;
  best_words: string;
  because: string;
  said_at: CoachSpot[];
  best_at: CoachSpot[];
}
/** What chance gave or took, for every seat. `n` as in a decision: it came with the answers from n on. */
export interface CoachLuck {
  n: number;
  kind: 'cards' | 'deal' | 'dice' | 'unseen';
  amounts: number[];
}
/** One plan of a decision: its answers, and the seat's winning chance after it with its standard error. */
export interface CoachOption {
  answers: string[];
  value: number;
  error: number;
  trials: number;
  words: string;
}
/** The whole game. `chances[i]` are everybody's winning chances after `at[i]` answers, `spread[i]` their error. */
export interface CoachReport {
  game: string;
  answers: number;
  seats: CoachAccount[];
  decisions: CoachDecision[];
  luck: CoachLuck[];
  at: number[];
  chances: number[][];
  spread: number[][];
  turning_points: number[];
  left_out: number;
  seed: number;
}
/** What an answer is about, as in `engine.view.Option`: a printed card, a place on the table, or neither. */
export interface CoachSpot {
  card: string;
  place: string;
}
/** `none`: nobody has asked yet, or nobody waited; `waiting`: others come first; the report comes with `done`. */
export interface CoachState {
  state: 'done' | 'failed' | 'none' | 'thinking' | 'waiting';
  done: number;
  total: number;
  report: CoachReport | null;
}
