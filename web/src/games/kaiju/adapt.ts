import { commonModel, faceAt, seatsFromMe } from '../../scene/common.ts';
import type { Draft } from '../../scene/scene.ts';
import type { CardFace, Confirm, Phase, PileView } from '../../ui/model.ts';
import { t } from '../../words/words.svelte.ts';
import { goalOf } from './goal.ts';
import { prompt, putBack, warnOf } from './asking.ts';
import { shownOf } from './beats.ts';
import { faceOf, inWords, seatName, type KaijuScene } from './cards.ts';
import { armed, handOf, keysOf, split, supportOf } from './hands.ts';
import { drafted, eachOnce, lieSaid, liesOf, noteOf, touchWords, whereWords } from './lying.ts';
import type { KaijuModel, Mate } from './model.ts';
import { flashOf, logOf, playbillOf, scenesOf } from './story.ts';
import { riskOf, sumOf } from './sums.ts';
import { townOf } from './town.ts';

export { preview } from './asking.ts';
export { gallery } from './cards.ts';
export { glory, result } from './ending.ts';
export { numbers } from './numbers.ts';
export { fly } from './beats.ts';

/** From what the server says to the board of Cardboard Kaiju. */
export function adapt(scene: KaijuScene): KaijuModel {
  const { view } = scene;
  const town = townOf(scene);
  const bill = playbillOf(scene);
  return {
    ...commonModel(scene, []),
    goal: goalOf(scene),
    game: 'kaiju',
    side: scene.seat === view.kaiju ? 'kaiju' : scene.seat >= 0 ? 'defender' : 'watcher',
    prompt: prompt(scene),
    phases: phasesOf(scene),
    hand: handOf(scene),
    log: logOf(scene),
    kaijuDeck: view.kaiju_deck,
    standing: view.standing,
    ...town,
    track: view.track,
    level: view.level,
    carapace: view.carapace,
    net: view.net || view.netted,
    flares: view.flares,
    actions: view.kaiju_turn ? view.actions : 0,
    kaijuName: seatName(scene, view.kaiju),
    kaijuHand: view.seats[view.kaiju]?.hand ?? 0,
    support: supportOf(scene),
    supportLimit: view.support_limit,
    supportPick: supportPick(scene),
    risk: riskOf(scene),
    team: teamOf(scene),
    openHands: view.seats.some((seat) => seat.side === 'defender' && seat.seat !== scene.seat && seat.cards !== null),
    sum: sumOf(scene),
    playbill: bill,
    inspect: inspected(scene) ?? bill?.card,
    flash: flashOf(scene),
    scenes: scenesOf(scene),
    ...shownOf(scene),
    choices: choicesOf(scene, town),
    piles: pilesOf(scene),
    shelf: { title: t('kaiju-discards'), groups: [...openHands(scene), ...discards(scene)] },
  };
}

export function warn(scene: KaijuScene, keys: string[]): Confirm | null {
  return warnOf(scene, keys);
}

export function step(scene: KaijuScene, word: string): Draft | string[] | null {
  return lieSaid(scene, word) ?? putBack(scene, word);
}

// Whose turn

/** CK-16 The Kaiju after each defender: who acts now and the next four. */
function phasesOf(scene: KaijuScene): Phase[] {
  const { view } = scene;
  const count = view.seats.length;
  const defenders = Array.from({ length: count }, (_, place) => (view.active + place) % count).filter(
    (seat) => seat !== view.kaiju,
  );
  const kaiju = (now: boolean): Phase => ({
    label: now && view.actions > 1 ? t('kaiju-phase-actions', { count: view.actions }) : t('kaiju-kaiju'),
    now,
  });
  const order: Phase[] = view.kaiju_turn ? [kaiju(!view.over)] : [];
  for (const [place, seat] of defenders.entries())
    order.push({ label: seatName(scene, seat), now: !view.over && !view.kaiju_turn && place === 0 }, kaiju(false));
  return [{ label: t('kaiju-round', { round: view.round }) }, ...order.slice(0, 5)];
}

/** CK-95 The other defenders: their cards if hands are open, else only how many. */
function teamOf(scene: KaijuScene): Mate[] {
  const { view } = scene;
  return seatsFromMe(scene).flatMap((seat) => {
    const seen = view.seats[seat];
    if (!seen || seen.side !== 'defender' || seat === scene.seat) return [];
    return [
      {
        seat,
        name: seatName(scene, seat),
        face: faceAt(scene, seat),
        cards: seen.cards ? inWords(seen.cards) || t('kaiju-no-cards') : t('kaiju-cards', { count: seen.hand }),
        now: !view.over && !view.kaiju_turn && seat === view.active,
      },
    ];
  });
}

// What lies about

function supportPick(scene: KaijuScene): string | undefined {
  const up = scene.ask?.name === 'DefenderAction' ? armed(scene) : '';
  return keysOf(scene, up).find((key) => up.startsWith('hand:') && key.startsWith('place:'));
}

function inspected(scene: KaijuScene): KaijuModel['inspect'] {
  const up = armed(scene);
  return up ? faceOf(scene, split(up)[1]) : undefined;
}

function pilesOf(scene: KaijuScene): PileView[] {
  const { view } = scene;
  const [team, kaiju] = discards(scene);
  return [
    { key: 'deck', label: t('kaiju-pile-deck'), count: view.deck.count },
    {
      key: `seat:${view.kaiju}`,
      label: t('kaiju-pile-kaiju-hand'),
      count: view.seats[view.kaiju]?.hand ?? 0,
      second: true,
    },
    { key: 'discard', label: t('kaiju-pile-discard'), count: view.discard.length, grey: true, cards: team?.cards },
    {
      key: 'kaiju-discard',
      label: t('kaiju-pile-kaiju-discard'),
      count: view.kaiju_discard.length,
      grey: true,
      second: true,
      cards: kaiju?.cards,
    },
  ];
}

/** CK-95 Teammates' hands, card by card; on a phone this is where they are seen. */
function openHands(scene: KaijuScene): { title: string; cards: CardFace[] }[] {
  return scene.view.seats.flatMap(({ seat, side, cards }) =>
    cards && side === 'defender' && seat !== scene.seat
      ? [
          {
            title: t('kaiju-hand-of', { name: seatName(scene, seat) }),
            cards: cards.map((card) => faceOf(scene, card.key)),
          },
        ]
      : [],
  );
}

/** Both open, the newest first. */
function discards(scene: KaijuScene): { title: string; cards: CardFace[] }[] {
  const { view } = scene;
  const pile = (keys: string[]): CardFace[] => [...keys].reverse().map((key) => faceOf(scene, key));
  return [
    { title: t('kaiju-discard-team', { count: view.discard.length }), cards: pile(view.discard) },
    { title: t('kaiju-discard-kaiju', { count: view.kaiju_discard.length }), cards: pile(view.kaiju_discard) },
  ];
}

/** Without sight of the map: the same places as a list. */
function choicesOf(scene: KaijuScene, town: Pick<KaijuModel, 'buildings'>): KaijuModel['choices'] {
  const lies = liesOf(scene);
  const now = drafted(scene, lies);
  const places = eachOnce(lies)
    .sort((a, b) => b.touches.length - a.touches.length)
    .map((lie) => ({
      key: noteOf(lie),
      label: t('kaiju-lie-on', { where: whereWords(scene, lie) }),
      note: touchWords(scene, lie.touches),
      chosen: now !== undefined && eachOnce([lie, now]).length === 1,
    }));
  const buildings = town.buildings.flatMap((one) =>
    one.pick
      ? [
          {
            key: one.pick,
            label: `${one.id} ${one.name}`,
            note: [
              t('kaiju-left', { left: one.limit - one.damage, limit: one.limit }),
              one.shield ? t('kaiju-shielded') : '',
              one.outcome ?? '',
            ]
              .filter(Boolean)
              .join(', '),
          },
        ]
      : [],
  );
  return [...buildings, ...places];
}
