/** A tiny router: one page, addresses that can be shared, the browser's own back button. */
export type Route =
  | { page: 'lobby' }
  | { page: 'setup'; game: string }
  | { page: 'table'; table: string }
  | { page: 'rules'; game: string; clause: string | null }
  | { page: 'cards'; game: string; pack: string }
  | { page: 'learn'; game: string }
  | { page: 'how'; game: string }
  | { page: 'replay'; table: string; number: number; moment: number; seat: number }
  | { page: 'desk'; game: string | null }
  | { page: 'coach'; table: string; number: number; seat: number }
  | { page: 'puzzles'; game: string | null; id: string | null }
  | { page: 'credits' }
  | { page: 'gallery'; part: string | null }
  | { page: 'missing'; path: string };

/** What an address means. Pure, so that every address is one line of test. */
export function match(address: string): Route {
  const url = new URL(address, 'http://house');
  let parts: string[];
  try {
    parts = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: 'missing', path: url.pathname }; // a broken %-escape is an address we do not know
  }
  const [page, first, second, ...rest] = parts;
  if (rest.length > 0) return { page: 'missing', path: url.pathname };
  if (page === undefined) return { page: 'lobby' };
  if (page === 'setup' && first && !second) return { page, game: first };
  if (page === 't' && first && !second) return { page: 'table', table: first };
  if (page === 'rules' && first) return { page, game: first, clause: second ?? null };
  if (page === 'cards' && first && !second) return { page, game: first, pack: url.searchParams.get('pack') ?? 'house' };
  if ((page === 'learn' || page === 'how') && first && !second) return { page, game: first };
  if (page === 'replay' && first && !second) {
    const asked = url.searchParams;
    return {
      page,
      table: first,
      number: moment(asked.get('game')) || 1,
      moment: moment(asked.get('at')),
      seat: asked.has('seat') ? moment(asked.get('seat')) : -1,
    };
  }
  if (page === 'desk' && !second) return { page, game: first ?? null };
  if (page === 'coach' && first && !second) {
    const asked = url.searchParams;
    const seat = asked.has('seat') ? moment(asked.get('seat')) : -1;
    return { page, table: first, number: moment(asked.get('game')) || 1, seat };
  }
  if (page === 'puzzles') return { page, game: first ?? null, id: second ?? null };
  if (page === 'credits' && !first) return { page };
  if (page === 'gallery' && !second) return { page, part: first ?? null };
  return { page: 'missing', path: url.pathname };
}

function moment(at: string | null): number {
  const number = Number(at);
  return Number.isInteger(number) && number > 0 ? number : 0;
}

/** Marks an address that was reached from another of ours; it outlives a reload. */
const INSIDE = { inside: true };

class Router {
  route: Route = $state({ page: 'lobby' });

  /** Follow the address bar and take over clicks on links of our own origin. Gives back the way to stop. */
  start(window: Window): () => void {
    const read = (): void => {
      this.route = match(window.location.href);
    };
    const click = (event: MouseEvent): void => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
      if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return;
      if (link.pathname === window.location.pathname && link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    };
    read();
    window.addEventListener('popstate', read);
    window.document.addEventListener('click', click);
    return () => {
      window.removeEventListener('popstate', read);
      window.document.removeEventListener('click', click);
    };
  }

  go(path: string): void {
    history.pushState(INSIDE, '', path);
    this.route = match(path);
    window.scrollTo(0, 0);
  }

  /** Where one came from; who came by a link from outside goes to the lobby instead of out of the house. */
  back(): void {
    if ((history.state as { inside?: boolean } | null)?.inside) history.back();
    else this.go('/');
  }
}

export const router = new Router();
