/** Faces to be known by: drawings that the first page has anyway. */
export const AVATARS = [
  'ghost',
  'goose',
  'cow',
  'dragon-head',
  'mummy-head',
  'werewolf',
  'ufo',
  'ninja-heroic-stance',
  'washing-machine',
  'tv',
  'popcorn',
] as const;

const KNOWN = new Set<string>(AVATARS);

/** The drawing of somebody: a newer client may have chosen one that this page does not know. */
export function faceOf(avatar: string | undefined): string {
  return avatar && KNOWN.has(avatar) ? avatar : 'person';
}
