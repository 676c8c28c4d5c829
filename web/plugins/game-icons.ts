import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/**
 * `import icons from './icons.json?game-icons'` gives the path of every icon named in that list, and of no other:
 * the whole set is 4,134 drawings, a board needs a few dozen.
 */
export function gameIcons(): Plugin {
  const suffix = '?game-icons';
  return {
    name: 'matinee-game-icons',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(suffix)) return null;
      const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
        icons: Record<string, { body: string }>;
        aliases?: Record<string, { parent: string }>;
      };
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      const names = JSON.parse(readFileSync(file, 'utf8')) as string[];
      const paths = names.map((name) => {
        const body = (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''])?.body;
        if (!body) throw new Error(`${file}: there is no game icon "${name}"`);
        return [name, tidy([...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join(''))];
      });
      return { code: `export default ${JSON.stringify(Object.fromEntries(paths))}`, map: null, moduleType: 'js' };
    },
  };
}

/**
 * One decimal is finer than any screen shows of a 512 unit drawing, and a fifth smaller. Only digits behind a point are
 * touched: the point itself may be all that keeps two numbers of a path apart.
 */
function tidy(path: string): string {
  return path.replace(
    /\.(\d)(\d)\d*/g,
    (_, tenth: string, next: string) => `.${Math.min(9, Number(tenth) + (next >= '5' ? 1 : 0))}`,
  );
}
