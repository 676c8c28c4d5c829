/** What a person likes, kept on this device only. */
export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'reduced';
export type Language = 'en' | 'de';
/** How fast a table performs what happened. `once`: not at all; `step`: beat by beat, at your own pace. */
export const SPEEDS = ['calm', 'normal', 'brisk', 'once', 'step'] as const;
export type Speed = (typeof SPEEDS)[number];

interface Kept {
  name: string;
  /** the drawing to be known by; empty: none */
  avatar: string;
  theme: Theme;
  motion: Motion;
  language: Language;
  /** of sounds, and of the posters' themes: 0 is off */
  volume: number;
  music: number;
  muted: boolean;
  subtitles: boolean;
  /** what cards say is read aloud */
  speech: boolean;
  hints: boolean;
  /** pointing at an answer shows what it would do */
  outlook: boolean;
  speed: Speed;
  /** bots say something now and then */
  banter: boolean;
  /** the first tap on a card or a place plays it */
  quick: boolean;
  /** seconds that a bot lets pass before it answers */
  tempo: number;
  /** somebody at one's elbow in real games; `ask`: not yet said */
  guide: 'ask' | 'on' | 'off';
}

const KEY = 'matinee.settings';
const DEFAULTS: Kept = {
  name: '',
  avatar: '',
  theme: 'auto',
  motion: 'auto',
  language: 'en',
  volume: 0.6,
  music: 0,
  muted: false,
  subtitles: true,
  speech: false,
  hints: true,
  outlook: true,
  speed: 'normal',
  banter: true,
  quick: false,
  tempo: 0.8,
  guide: 'ask',
};

function read(): Kept {
  const language: Language = navigator.language?.startsWith('de') ? 'de' : 'en';
  try {
    return { ...DEFAULTS, language, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS, language }; // a private window may refuse storage; the house opens all the same
  }
}

export const settings: Kept = $state(read());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // nothing kept, nothing lost
  }
}

export function dark(): boolean {
  void sunset;
  return settings.theme === 'dark' || (settings.theme === 'auto' && media('(prefers-color-scheme: dark)'));
}

export function stillMotion(): boolean {
  return settings.motion === 'reduced' || (settings.motion === 'auto' && media('(prefers-reduced-motion: reduce)'));
}

/** Without motion there is nothing to perform. */
export function pace(): Speed {
  return stillMotion() ? 'once' : settings.speed;
}

/** What the device prefers may change while the page is open: at sunset, say. */
let sunset = $state(0);
if (typeof matchMedia === 'function')
  matchMedia('(prefers-color-scheme: dark)').addEventListener?.('change', () => sunset++);

function media(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

/** Put the settings on the root element, where the tokens look for them. */
export function applySettings(root: HTMLElement): void {
  root.dataset.theme = dark() ? 'dark' : 'light';
  root.dataset.motion = settings.motion;
  root.lang = settings.language;
}
