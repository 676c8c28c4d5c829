import { hintOf, nameOf, optionByKey } from '../../scene/common.ts';
import type { TableScene } from '../../scene/scene.ts';
import type { Confirm } from '../../ui/model.ts';
import type { Option, SamuraiTableView } from '../../wire.ts';
import { t } from '../../words/words.svelte.ts';
import { WORD_POINTS } from './faces.ts';
import type { IfEnded } from './model.ts';
import { previewOf } from './movies.ts';
import { isRolling } from './rolling.ts';

type Scene = TableScene<SamuraiTableView>;

/** The accidents that the rule file wants prevented, each asked about once, and only if hints are on. */
export function warn(scene: Scene, keys: string[]): Confirm | null {
  if (!scene.hints) return null;
  const options = keys.flatMap((key) => optionByKey(scene.ask, key) ?? []);
  const [first] = options;
  const thrown = options.filter((option) => option.key.startsWith('discard:') && option.hints.includes('title_word'));
  if (thrown.length > 0)
    return asks('word', 'KFS-71', {
      cards: thrown.map((option) => nameIn(scene, option)).join(', '),
      points: 5 * thrown.length,
    });
  if (!first) return null;
  if (first.hints.includes('playable_character')) return asks('end', 'KFS-26', { cards: characters(scene) });
  if (first.hints.includes('behind'))
    return asks('credits', 'KFS-68', { rank: hintOf(first, 'rank:') ?? '', ranking: ranking(scene), how: orMore() });
  const said = { words: previewOf(first, scene)?.words ?? '' };
  if (first.hints.includes('no_boost')) return asks('attack', 'KFS-42', said);
  if (first.hints.includes('bad_for_you')) return asks('bad-place', 'KFS-31', said);
  if (first.hints.includes('good_for_rival')) return asks('good-place', 'KFS-30', said);
  return null;
}

function asks(what: string, clause: string, said: Record<string, string | number>): Confirm {
  return {
    title: t(`samurai-warn-${what}-title`, said),
    words: t(`samurai-warn-${what}`, said),
    clause,
    yes: {
      key: 'confirm:yes',
      label: t(`samurai-warn-${what}-yes`, said),
      outcome: t(`samurai-warn-${what}-loss`, said),
    },
    no: { key: 'confirm:no', label: t('samurai-warn-no') },
  };
}

function nameIn(scene: Scene, option: Option): string {
  return scene.view.hand.find((card) => card.key === option.card)?.name ?? option.text;
}

function characters(scene: Scene): string {
  return scene.view.hand
    .filter((card) => card.type === 'Character')
    .map((card) => card.name)
    .join(', ');
}

/** The projected ranking; of others nobody knows what their hands add. */
function ranked(scene: Scene): IfEnded['rows'] {
  return [...scene.view.movies]
    .sort((a, b) => b.projected - a.projected)
    .map((movie) => ({
      name: nameOf(scene, movie.seat),
      sum: [
        t('samurai-sum-ds', { value: movie.ds }),
        t('samurai-sum-words', { value: movie.words }),
        t('samurai-sum-extras', { value: movie.extras }),
      ].join(' + '),
      points: `${movie.projected}${movie.seat === scene.seat ? '' : '+'}`,
    }));
}

function ranking(scene: Scene): string {
  return ranked(scene)
    .map(({ name, points }) => `${name} ${points}`)
    .join(', ');
}

const orMore = (): string => t('samurai-or-more', { points: WORD_POINTS });

export function endedOf(scene: Scene): IfEnded | undefined {
  const { view } = scene;
  if (view.poster.open || view.over || isRolling(scene)) return undefined;
  return { words: t('samurai-if-ended', { ranking: ranking(scene) }), rows: ranked(scene), how: orMore() };
}
