/** Two inks for a game that brings no stylesheet: its own, or two hues out of its name. All else is mixed from them. */
export function tint(game: string, inks: readonly string[]): void {
  const [first, second] = inks.length === 2 ? inks : huesOf(game);
  if (!first || !second || !/^[\w-]+$/.test(game)) return;
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`[data-game='${game}'] {
    --g: ${first}; --g-2: ${second}; --g-text: ${first}; --font-display: var(--font-house);
    --g-3: color-mix(in oklab, ${second} 26%, #ffd766);
    --g-hi: color-mix(in oklab, ${first} 84%, #fff);
    --g-tint: color-mix(in oklab, ${second} 15%, #fbefd8);
  }`);
  sheet.insertRule(`[data-theme='dark'] [data-game='${game}'] {
    --g-text: color-mix(in oklab, ${first} 40%, #fff); --g-tint: #2b2133;
  }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** The same name gives the same number, everywhere. */
export function hash(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return sum;
}

/** White on the first passes AA: it is dark enough in every hue. */
function huesOf(game: string): [string, string] {
  const hue = hash(game) % 360;
  return [`hsl(${hue} 48% 28%)`, `hsl(${(hue + 150) % 360} 62% 36%)`];
}
