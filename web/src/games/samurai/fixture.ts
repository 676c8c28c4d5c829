import type { CardView } from '../../ui/model.ts';
import { CARD_ICON, TYPE_TINT } from './icons.ts';
import type { Cast, Held, SamuraiModel, Movie, TitleWord } from './model.ts';

/** The moment of the mock-up: round 4, Ben's Bad Dubbing would halve Ada's attack; she can cancel it. */
function card(name: string, type: string, more: Partial<CardView> = {}): CardView {
  return { id: name, name, type, icon: CARD_ICON[name], tint: TYPE_TINT[type], ...more };
}
function lying(name: string, type: string): Pick<Held, 'id' | 'name' | 'icon' | 'face' | 'deeds'> {
  return { id: name, name, icon: CARD_ICON[name] ?? 'clapperboard', face: card(name, type), deeds: [] };
}
function held(name: string, value: string, how?: string): Held {
  return { ...lying(name, 'Prop'), value, how };
}
function cast(name: string, ds: number, more: Partial<Cast> = {}): Cast {
  return { ...lying(name, 'Character'), ds, held: [], ...more };
}
function movie(
  seat: string,
  ds: number,
  hand: number,
  location: [string, string, string],
  players: Cast[],
  more: Partial<Movie> = {},
): Movie {
  const [name, value, tint] = location;
  const rows = [
    ...players.map((one) => ({
      source: one.name,
      printed: String(one.ds),
      change: one.held.map((prop) => prop.value).join(' '),
      reason: one.held.map((prop) => prop.name).join(', '),
    })),
    { source: name, printed: value, change: '', reason: 'Location' },
  ];
  return {
    id: [...seat].reduce((sum, letter) => sum + letter.charCodeAt(0), 0),
    seat,
    you: false,
    ds,
    hand,
    known: [],
    cast: players,
    attacked: false,
    location: {
      name,
      value,
      tint,
      icon: CARD_ICON[name] ?? 'palm-tree',
      cards: [{ ...lying(name, 'Location'), value }],
    },
    opened: { label: `${seat}, DS`, total: ds, rows, notes: [] },
    ...more,
  };
}
const title = (words: string): TitleWord[] =>
  words.split(' ').map((word) => ({ word, gold: word !== word.toLowerCase() }));
const wrongMoment = { words: 'Only a cancelling card can be played while Bad Dubbing waits.', clauses: ['KFS-53'] };

export const fixture: SamuraiModel = {
  game: 'samurai',
  phases: [{ label: 'Round 4' }, { label: 'Attack: cancel?', now: true }, { label: 'Credits open' }],
  prompt: {
    question: 1,
    asked: true,
    who: 'Ada, cancel window',
    what: 'Cancel Bad Dubbing?',
    why: 'Before it halves your attack; later is too late.',
    clause: 'KFS-53',
    clock: { left: 9, total: 15, stopped: true },
    options: [
      { key: 'hold', kind: 'hold', label: 'Hold', outcome: 'ask me always' },
      { key: 'pass', kind: 'pass', label: 'Pass', outcome: 'AS 13, fails by 7' },
      { key: 'play:cloud-the-mind', kind: 'main', label: 'Cloud the Mind', outcome: 'AS 26, succeeds by 6' },
    ],
  },
  hand: [
    card('Cloud the Mind', 'SFX', {
      line: 'Cancel an SFX.',
      mark: 'Crimson',
      state: 'legal',
      pick: 'play:cloud-the-mind',
    }),
    card('Union Break', 'SFX', {
      line: 'Stop a Creature attack.',
      ticket: 'Golden +5',
      state: 'whynot',
      why: wrongMoment,
    }),
    card('Stadium Full of Extras', 'Location', {
      strength: '+3',
      ticket: 'Duel +5',
      state: 'whynot',
      why: wrongMoment,
    }),
    card('Comic Relief Sidekick', 'Character', {
      strength: '3',
      ticket: 'Laughing +5',
      state: 'whynot',
      why: wrongMoment,
    }),
  ],
  title: title('GOLDEN VENOM CLAW of the LAUGHING DUEL'),
  titleNote: 'gold words: +5 a card',
  movies: [
    movie(
      'Ben',
      20,
      4,
      ['Giant Robot Island', '+4', '#BFD6D2'],
      [
        cast('Honorable Samurai', 5, { ticket: '+5', held: [held("Grandfather's Katana", '+8', '3×2+2')] }),
        cast('Eager Student', 3),
      ],
      { attacked: true },
    ),
    movie(
      'Cleo',
      12,
      6,
      ['Bamboo Forest', '+3', '#C9D9AE'],
      [cast('Teen Robot Pilot', 3, { held: [held('Robot Remote Control', '+4', '2×2')] }), cast('Screaming Extra', 2)],
    ),
    movie(
      'Dov',
      5,
      5,
      ['Haunted Bathhouse', '-4', '#CFC3D8'],
      [
        cast('General With One Plan', 6, { held: [held('Twin Pistols', '+3')] }),
        cast('Village Elder With a Map', 0, { asleep: "wakes on Dov's turn" }),
      ],
    ),
    movie(
      'Ada',
      14,
      4,
      ['Dojo on the Hill', '+3', '#F0D7B0'],
      [cast('Old Master With Long Eyebrows', 5), cast('Crane Style Sister', 6)],
      { you: true, tag: 'your turn' },
    ),
  ],
  stage: {
    id: 'fixture',
    kungFu: false,
    attacker: card('Rubber-Suit Lizard', 'Creature', { strength: '13', mark: 'Terror' }),
    attack: {
      label: 'Attack Strength',
      who: 'Ada',
      total: 26,
      pieces: [
        { name: 'Lizard', value: 13, ink: '#A3123F' },
        { name: 'x2 Wire Fu', value: 13, ink: '#7A2E8F' },
      ],
      opened: {
        label: 'Ada, AS',
        total: 26,
        notes: [],
        rows: [
          { source: 'Rubber-Suit Lizard', printed: '13', change: '', reason: 'Creature' },
          { source: 'Wire Fu', printed: '', change: 'x2', reason: 'SFX, Ada' },
        ],
      },
    },
    defence: {
      label: 'Defensive Strength',
      who: 'Ben',
      total: 20,
      pieces: [
        { name: 'Samurai', value: 5, ink: '#1B5A8C' },
        { name: 'Katana', value: 8, ink: '#1B3A5C' },
        { name: 'Student', value: 3, ink: '#1B5A8C' },
        { name: 'Island', value: 4, ink: '#1F6B5A' },
      ],
      opened: { label: 'Ben, DS', total: 20, rows: [], notes: [] },
    },
    steps: [
      { id: '0', words: '13 Rubber-Suit Lizard' },
      { id: '1', words: 'x2 Wire Fu, Ada' },
      { id: '2', words: '÷2 Bad Dubbing, Ben: pending', pending: true },
    ],
    verdict: ['Now: ', { b: 'succeeds by 6.' }, ' If Bad Dubbing stands: 13 against 20, ', { b: 'fails by 7.' }],
    quote: 'Zipper? What zipper?',
    victims: 'Victims: Honorable Samurai 13 with Katana, Eager Student 3',
  },
  pending: [
    {
      card: card('Bad Dubbing', 'SFX', { line: 'Halve the AS of the attack.', mark: 'Fatal' }),
      who: 'Ben',
      quote: '(lips move) … Ouch!',
      short: 'Ben, halves AS',
    },
  ],
  badges: ['Ask me: smart', 'Subtitles on'],
  asides: ['Your hand limit: 6', 'If it ended now: Ada 14 + 15 = 29, Ben 20 + 5 or more'],
  log: [
    { id: 1, scene: true, spans: ["Scene 3 · ext. Dov's movie"] },
    {
      id: 2,
      spans: ['DOV lays ', { b: 'Twin Pistols' }, ' on the General.', { q: 'Never reload. It ruins the shot.' }],
      tags: ['card'],
    },
    { id: 3, scene: true, spans: ["Scene 4 · int. Ada's movie, day"] },
    {
      id: 4,
      mine: true,
      spans: ['ADA plays ', { b: 'Crane Style Sister' }, '.', { q: 'One leg is plenty.' }],
      tags: ['card'],
    },
    {
      id: 5,
      mine: true,
      spans: ['ADA throws ', { b: 'Rubber-Suit Lizard' }, ' at BEN.', { q: 'Zipper? What zipper?' }],
      tags: ['attack', 'card'],
    },
    { id: 6, mine: true, spans: ['AS 13 against DS 20.'], tags: ['attack'] },
    {
      id: 7,
      mine: true,
      spans: ['ADA plays ', { b: 'Wire Fu' }, ': AS 26.', { q: 'Gravity is for the other studio.' }],
      tags: ['attack', 'card'],
    },
    { id: 8, spans: ['Window closed.'] },
    { id: 9, spans: ['BEN plays ', { b: 'Bad Dubbing' }, '.', { q: '(lips move) … Ouch!' }], tags: ['attack', 'card'] },
    { id: 10, fresh: true, spans: ['Anyone may cancel it.'] },
  ],
  chat: [],
  inspect: card('Cloud the Mind', 'SFX', {
    subtitle: 'SFX · when: a card is being played',
    text: 'Cancel an SFX.',
    quote: 'You did not play that card.',
    note: 'title word: Crimson',
    clauses: ['KFS-53'],
  }),
  piles: [{ key: 'deck', label: 'draw pile', count: 41 }],
  footnotes: ['about 2 rounds of film left'],
  shelf: { title: 'Discards', groups: [] },
};

/** Between attacks: own Movie with its cast, six seats. */
export const calm: SamuraiModel = {
  ...fixture,
  stage: undefined,
  pending: [],
  phases: [{ label: 'Round 4' }, { label: 'Main', now: true }, { label: 'Credits open' }],
  prompt: {
    ...fixture.prompt,
    question: 2,
    who: 'Ada, your turn',
    what: 'Play, attack or end your turn',
    why: 'Two actions left.',
    clause: 'KFS-20',
    options: [{ key: 'end', kind: 'main', label: 'End turn', outcome: 'discard to 6 first' }],
  },
  movies: [
    ...fixture.movies.slice(0, 3).map((one) => ({ ...one, attacked: false })),
    { ...fixture.movies[1]!, seat: 'Eve', id: 1 },
    { ...fixture.movies[2]!, seat: 'Flo', id: 2 },
    fixture.movies[3]!,
  ],
};

/** Making the title. */
export const making: SamuraiModel = {
  ...fixture,
  stage: undefined,
  pending: [],
  title: [],
  prompt: {
    ...fixture.prompt,
    question: 3,
    who: 'Everybody',
    what: 'Pitch a title from these six words',
    why: 'Most approvals win.',
    clause: 'KFS-09',
    options: [],
  },
  making: {
    voting: false,
    asked: true,
    full: false,
    count: '3 of 6 words, 5 of 12 pieces',
    words: ['Golden', 'Venom', 'Claw', 'Laughing', 'Duel', 'Shaolin'].map((word, place) => ({
      id: place + 1,
      word,
      card: { id: word, name: word, icon: 'film-strip' },
      used: place < 3,
      forms: [
        { key: `word:${place + 1}`, word, form: '' as const },
        { key: `word:${place + 1}:plural`, word: `${word}s`, form: 'plural' as const },
        { key: `word:${place + 1}:possessive`, word: `${word}'s`, form: 'possessive' as const },
      ],
    })),
    links: ['the', 'a', 'and', 'of', 'in', 'vs.', 'with', 'from', 'my', 'never', 'strikes', 'back', 'part', 'II'].map(
      (word) => ({ key: `link:${word}`, word }),
    ),
    marks: ['!', ':'].map((word) => ({ key: `link:${word}`, word })),
    tray: ['GOLDEN', 'VENOM', 'of', 'the', 'CLAW'].map((word, place) => ({
      word,
      gold: word === word.toUpperCase(),
      drop: `draft:untoken:${place}`,
    })),
    pitches: [
      'GOLDEN CLAW of the LAUGHING DUEL',
      'My SHAOLIN VENOM meets the GOLDEN CLAW',
      'VENOM vs. CLAW in the SHAOLIN DUEL',
    ].map((text, place) => ({
      id: place,
      key: `machine:${place + 1}`,
      by: 'the machine',
      title: title(text).map((word) => ({ ...word, gold: /^[A-Z]{2,}$/.test(word.word) })),
    })),
  },
};
