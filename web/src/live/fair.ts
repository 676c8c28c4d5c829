import type { GameRecord } from '../wire.ts';

/** Whether a deal was promised before it was dealt: the browser works it out itself, the server is not asked. */
export type Verdict = 'fair' | 'no-promise' | 'broken-promise' | 'other-seed' | 'cannot-tell';

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data));
}

function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Promised = Pick<GameRecord, 'seed' | 'secret' | 'phrases' | 'commitment' | 'answers'>;

/** The secret of its own from which a game goes on that began as another one; empty for any other. */
export function branchSecret(answers: string[]): string {
  return (
    [...answers]
      .reverse()
      .find((key) => key.startsWith('branch:'))
      ?.split(':')[2] ?? ''
  );
}

/** The commitment is SHA-256 of the secret; the seed is the secret, or SHA-256 of it and of the hash of each phrase. */
export async function verify(record: Promised): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) return 'cannot-tell'; // only on https and on this machine
  if (!record.commitment || !record.seed.startsWith('fair:')) return 'no-promise';
  const seed = record.seed.slice(5).toLowerCase();
  const branch = branchSecret(record.answers);
  const secret = bytes(branch || record.secret || seed);
  if (hex(await sha256(secret)) !== record.commitment.toLowerCase()) return 'broken-promise';
  if (branch) return 'fair';
  if (record.phrases.length === 0) return hex(secret) === seed ? 'fair' : 'other-seed';
  const phrases = await Promise.all(record.phrases.map((phrase) => sha256(new TextEncoder().encode(phrase))));
  const mixed = new Uint8Array([...secret, ...phrases.flatMap((one) => [...one])]);
  return hex(await sha256(mixed)) === seed ? 'fair' : 'other-seed';
}
