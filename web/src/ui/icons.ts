import house from './icons.json?game-icons';

/** Icons by name. The house's own come with the first page, a board brings its own when it is loaded. */
const drawn: Record<string, string> = { ...house };

export function bringIcons(icons: Record<string, string>): void {
  Object.assign(drawn, icons);
}

export function iconPath(name: string): string {
  return drawn[name] ?? '';
}
