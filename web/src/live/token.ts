/** The token of a chair's link, or nothing. */
export function tokenIn(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get('chair') ?? '';
}

/** Whether a link invites somebody to a free chair; an owner's own link leads back to theirs. */
export function isInvitation(hash: string): boolean {
  return tokenIn(hash).split('.')[2] === 'free';
}
