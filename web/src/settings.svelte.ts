/** What a person likes, kept on this device only. */
export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'reduced';
export type Language = 'en' | 'de';

interface Kept {
  name: string;
  /** the drawing to be known by; empty: none */
  avatar: string;
  theme: Theme;
  motion: Motion;
  language: Language;
  volume: number;
  muted: boolean;
  subtitles: boolean;
  /** what cards say is read aloud */
  speech: boolean;
  hints: boolean;
  /** seconds that a bot lets pass before it answers */
  tempo: number;
}

const KEY = 'matinee.settings';
const DEFAULTS: Kept = {
  name: '',
  avatar: '',
  theme: 'auto',
  motion: 'auto',
  language: 'en',
  volume: 0.6,
  muted: false,
  subtitles: true,
  speech: false,
  hints: true,
  tempo: 0.8,
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
