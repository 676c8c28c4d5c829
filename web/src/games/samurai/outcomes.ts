import { hintOf } from '../../scene/common.ts';
import type { Option } from '../../wire.ts';
import { t } from '../../words/words.svelte.ts';
import type { Preview } from './model.ts';

/** What the server's dry run says of an answer inside an attack: "AS 13, fails by 7". */
export function outcomeOf(option: Option, defending = false): Preview | undefined {
  if (option.hints.includes('stops')) return { words: t('samurai-stops'), kind: 'plain' };
  const saved = hintOf(option, 'saves:');
  if (saved !== undefined) return { words: t('samurai-saves', { card: saved }), kind: defending ? 'good' : 'bad' };
  if (option.hints.includes('reversed')) {
    const hits = option.hints.includes('succeeds');
    return {
      words: t(hits ? 'samurai-out-turned-hit' : 'samurai-out-turned-miss'),
      kind: hits === defending ? 'bad' : 'good',
    };
  }
  const attack = hintOf(option, 'as:');
  const defence = hintOf(option, 'ds:');
  if (attack === undefined || defence === undefined) return undefined;
  const by = Number(attack) - Number(defence);
  if (option.hints.includes('succeeds'))
    return {
      words: by < 0 ? t('samurai-out-always', { attack, defence }) : t('samurai-out-hit', { attack, defence, by }),
      kind: defending ? 'bad' : 'good',
    };
  return {
    words: by >= 0 ? t('samurai-out-never', { attack, defence }) : t('samurai-out-miss', { attack, defence, by: -by }),
    kind: defending ? 'good' : 'bad',
  };
}

/** The same in few letters, for a ticket on a card: "26:20 ✓". */
export function ticketFor(option: Option): string | undefined {
  if (option.hints.includes('stops')) return t('samurai-ticket-stops');
  const attack = hintOf(option, 'as:');
  const defence = hintOf(option, 'ds:');
  return attack === undefined || defence === undefined
    ? undefined
    : `${attack} : ${defence} ${option.hints.includes('succeeds') ? '✓' : '✕'}`;
}
