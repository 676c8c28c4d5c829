import type { Ask } from '../wire.ts';
import type { Say } from '../socket.ts';
import type { Confirm } from '../ui/model.ts';
import { previewOf } from '../scene/committing.ts';
import { NO_DRAFT, type Adapter, type Draft, type TableScene } from '../scene/scene.ts';

/**
 * From a click to an answer. A key of the server that a board can preview is chosen by the first tap and said by the
 * second, or by the bar; any other goes out at once (or after a last look). Keys that begin with `draft:` stay here:
 *
 *   draft:back            one step back: the draft's last key, else the last answer inside this action
 *   draft:undo            the same, and outside an action it asks the table to take the last answer back
 *   draft:add:<key>       lay a key aside · draft:drop:<key> take it out · draft:send say all of them as one batch
 *   draft:note:<name>=<value>   remember something for the board
 *   draft:instead:<key>   go back to where this key can be answered, and answer it
 *   draft:unsay:<key>     take this one answer back: what was said after it is said again, if it still can be
 *
 * A board may know more words by its own `step`.
 */
interface Needs {
  scene(): TableScene | null;
  adapter(): Adapter | null;
  draft(draft: Draft): void;
  say(message: Say): void;
  /** the person wants the first tap to play */
  quick?(): boolean;
}

export class Drafting {
  /** the question that has been answered already: a double click says nothing twice */
  #answered = -1;
  #instead: string | null = null;
  /** an answer that is being taken back, and what is to be said again */
  #unsaid: string | null = null;
  #again: string[] = [];
  /** what was said inside this action, so that a board can show what is being made */
  #inside: { question: number; keys: string[] } = { question: -1, keys: [] };
  said: string[] = [];

  constructor(private readonly needs: Needs) {}

  choose(key: string, sure = false): void {
    const scene = this.needs.scene();
    if (!scene) return;
    if (key === 'confirm:yes') this.#say(scene, scene.draft.unsure ?? []);
    else if (key === 'confirm:no') this.needs.draft({ ...scene.draft, unsure: null });
    else if (key.startsWith('draft:')) this.#step(scene, key.slice(6));
    else if (!sure && key !== scene.draft.chosen && this.#previews(scene, key))
      this.needs.draft({ ...scene.draft, chosen: key, whyNot: null });
    else this.#answer(scene, [key]);
  }

  #previews(scene: TableScene, key: string): boolean {
    return !this.needs.quick?.() && previewOf(scene, this.needs.adapter(), key) !== null;
  }

  /** A new question, or the same one again. */
  asked(ask: Ask | null): void {
    if (!ask?.inside) this.said = [];
    else if (ask.number !== this.#inside.question) this.said = [...this.said, ...this.#inside.keys];
    this.#inside = { question: ask?.number ?? -1, keys: [] };
    this.#goOn(ask);
    this.#sayAgain(ask);
  }

  #goOn(ask: Ask | null): void {
    const key = this.#instead;
    if (key === null || !ask) return;
    const scene = this.needs.scene();
    if (ask.options.some((option) => option.key === key)) {
      this.#instead = null;
      if (scene) this.#answer({ ...scene, ask, draft: NO_DRAFT }, [key]);
    } else if (ask.inside) this.#takeBack();
    else this.#instead = null;
  }

  /** Back to where the unwanted answer can be given, then forward without it. */
  #sayAgain(ask: Ask | null): void {
    const can = (key: string): boolean => ask?.options.some((option) => option.key === key) ?? false;
    if (this.#unsaid !== null) {
      if (!can(this.#unsaid) && ask?.inside) return this.#takeBack();
      this.#unsaid = null;
    }
    const scene = this.needs.scene();
    const next = this.#again.findIndex(can);
    const key = this.#again[next];
    this.#again = key === undefined || !ask?.inside ? [] : this.#again.slice(next + 1);
    if (key !== undefined && ask?.inside && scene) this.#say({ ...scene, ask, draft: NO_DRAFT }, [key]);
  }

  /** Nothing has changed: the question may be answered again. */
  refused(): void {
    this.#answered = -1;
    this.#instead = null;
    this.#unsaid = null;
    this.#again = [];
    const scene = this.needs.scene();
    if (scene?.draft.sent) this.needs.draft({ ...scene.draft, chosen: '', sent: false });
  }

  confirm(scene: TableScene, adapter: Adapter): Confirm | null {
    return scene.draft.unsure ? (adapter.warn?.(scene as TableScene<never>, scene.draft.unsure) ?? null) : null;
  }

  #answer(scene: TableScene, keys: string[]): void {
    if (!scene.ask || this.#answered === scene.ask.number) return;
    if (this.needs.adapter()?.warn?.(scene as TableScene<never>, keys))
      this.needs.draft({ ...scene.draft, unsure: keys });
    else this.#say(scene, keys);
  }

  #say(scene: TableScene, keys: string[]): void {
    if (!scene.ask || keys.length === 0) return;
    this.#answered = scene.ask.number;
    this.#inside.keys = keys;
    this.needs.draft({ ...scene.draft, sent: true, unsure: null });
    this.needs.say({ type: 'answer', question: scene.ask.number, keys });
  }

  #takeBack(): void {
    this.said = this.said.slice(0, -1);
    this.needs.say({ type: 'undo' });
  }

  #step(scene: TableScene, word: string): void {
    const own = this.needs.adapter()?.step?.(scene as TableScene<never>, word);
    if (Array.isArray(own)) return this.#answer(scene, own);
    if (own) return this.needs.draft(own);
    const { draft, ask } = scene;
    const rest = word.slice(word.indexOf(':') + 1);
    if (word === 'back' || word === 'undo') {
      if (draft.chosen) this.needs.draft({ ...draft, chosen: '' });
      else if (draft.keys.length > 0) this.needs.draft({ ...draft, keys: draft.keys.slice(0, -1) });
      else if (ask?.inside || (word === 'undo' && scene.seat >= 0)) this.#takeBack();
    } else if (word === 'send') this.#answer(scene, draft.keys);
    else if (word.startsWith('add:')) this.needs.draft({ ...draft, keys: [...draft.keys, rest] });
    else if (word.startsWith('drop:')) this.needs.draft({ ...draft, keys: draft.keys.filter((key) => key !== rest) });
    else if (word.startsWith('note:'))
      this.needs.draft({
        ...draft,
        notes: { ...draft.notes, [rest.split('=')[0] ?? '']: rest.slice(rest.indexOf('=') + 1) },
      });
    else if (word.startsWith('instead:') && ask) {
      this.#instead = rest;
      this.#goOn(ask);
    } else if (word.startsWith('unsay:') && ask?.inside) {
      const place = this.said.lastIndexOf(rest);
      this.#again = place < 0 ? [] : this.said.slice(place + 1);
      this.#unsaid = rest;
      this.#sayAgain(ask);
    }
  }
}
