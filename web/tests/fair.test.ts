import { createHash, webcrypto } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { verify as check } from '../src/live/fair.ts';

beforeAll(() => {
  if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
});
const verify = (record: Omit<Parameters<typeof check>[0], 'answers'>, answers: string[] = []) =>
  check({ ...record, answers });
const sha = (...parts: Buffer[]): string => createHash('sha256').update(Buffer.concat(parts)).digest('hex');
const SECRET = '0f'.repeat(32);
const raw = Buffer.from(SECRET, 'hex');

describe('a fair deal', () => {
  it('keeps its promise', async () => {
    expect(await verify({ seed: `fair:${SECRET}`, secret: '', phrases: [], commitment: sha(raw) })).toBe('fair');
  });
  it('is made of the secret and every phrase', async () => {
    const mixed = sha(raw, createHash('sha256').update('ö').digest(), createHash('sha256').update('b').digest());
    expect(await verify({ seed: `fair:${mixed}`, secret: SECRET, phrases: ['ö', 'b'], commitment: sha(raw) })).toBe(
      'fair',
    );
    expect(await verify({ seed: `fair:${mixed}`, secret: SECRET, phrases: ['b', 'ö'], commitment: sha(raw) })).toBe(
      'other-seed',
    );
  });
  it('of a branch is that of what was dealt again there', async () => {
    const branch = [`branch:1:${SECRET}`, 'pass'];
    const record = { seed: `fair:${'1e'.repeat(32)}`, secret: '', phrases: [] };
    expect(await verify({ ...record, commitment: sha(raw) }, branch)).toBe('fair');
    expect(await verify({ ...record, commitment: sha(Buffer.from('no')) }, branch)).toBe('broken-promise');
  });
  it('is found out if it was changed', async () => {
    expect(await verify({ seed: `fair:${'1e'.repeat(32)}`, secret: '', phrases: [], commitment: sha(raw) })).toBe(
      'broken-promise',
    );
    expect(await verify({ seed: 'swift:1', secret: '', phrases: [], commitment: '' })).toBe('no-promise');
  });
});
