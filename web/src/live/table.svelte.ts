import { feature } from '../scene/features.svelte.ts';
import type { LiveTable } from '../house.ts';
import { settings } from '../settings.svelte.ts';
import { TableSocket, type Say } from '../socket.ts';
import { packOf } from './options.ts';
import type { FromServer, News, Scene, Standing, TableInfo, TableNews, Talk, Welcome } from '../wire.ts';
import type { ChatLine, GameId, ResultModel, TableActs, TableModel, WhyNot } from '../ui/model.ts';
import { tell } from '../ui/toasts.svelte.ts';
import { chatLines, resultOf, talkId } from '../scene/common.ts';
import { withChosen } from '../scene/committing.ts';
import { Drafting } from './drafting.ts';
import { wrongWords } from './learned.ts';
import { refusalWords } from './refused.ts';
import {
  NO_DRAFT,
  told,
  type Adapter,
  type AdapterOf,
  type Draft,
  type TableScene,
  type Told,
} from '../scene/scene.ts';
import { sceneOf } from './scenes.ts';
import { Stage } from './stage.svelte.ts';
import { changed } from './standing.ts';
import { notices } from './told.ts';
import { tokenIn } from './token.ts';
import { waited } from './waited.ts';

interface Chairs {
  chair: number;
  seat: number;
  host: boolean;
}

const KEPT_MS = 250;

/** One live table: what the socket says becomes a scene, the scene becomes a model, what a person does goes back. */
export class WireTable implements LiveTable {
  table: TableInfo | null = $state.raw(null);
  mine: Chairs = $state.raw({ chair: -1, seat: -1, host: false });
  links: string[] = $state.raw([]);
  link = $state('');
  ended: { error: string; message: string } | null = $state.raw(null);
  outdated = $state(false);
  down: { seconds: number; clockRuns: boolean } | null = $state.raw(null);
  #adapter: Adapter | null = $state.raw(null);
  #draft: Draft = $state.raw(NO_DRAFT);
  #chat: Talk[] = $state.raw([]);
  #standing: Standing | null = $state.raw(null);
  #pack: unknown = $state.raw(null);
  noUndo = $state('');
  told = $state('');
  /** the line after which one waits, or which was read last */
  #since = $state(0);
  /** what was answered last */
  #tried: readonly string[] = [];
  readonly #socket: TableSocket;
  readonly #drafting: Drafting;
  readonly stage = new Stage({
    adapter: () => this.#adapter,
    dress: (scene) => this.#dressed(scene),
  });
  #token: string;
  #jam: ReturnType<typeof setInterval> | undefined;
  /** the question of a window that was answered ahead of one's turn: the table keeps the answer */
  #kept = $state(-1);
  #keeping: ReturnType<typeof setTimeout> | undefined;
  #spoken: string = settings.language;
  /** what this page said it wears: a second tab with another face does not start a quarrel */
  #worn: string | null = null;
  /** nothing that was told so far counts: it was in another language */
  #retold = false;
  readonly #stop: () => void;

  constructor(
    readonly id: string,
    token: string,
    address: string,
    private readonly fetch: { pack: (game: GameId, name: string) => Promise<unknown>; adapter: AdapterOf },
    known: Promise<unknown>,
  ) {
    this.#token = token;
    this.#drafting = new Drafting({
      scene: () => this.scene,
      adapter: () => this.#adapter,
      draft: (draft) => (this.#draft = draft),
      say: (message) => this.#sayOnce(message),
      quick: () => settings.quick,
    });
    // Without the guest cookie nobody may sit: the line waits for it.
    this.#socket = new TableSocket(address, known, () => this.#join(), {
      heard: (message) => this.#heard(message),
      down: () => this.#jammed(),
      up: () => this.#mended(),
      ended: (error, message) => (this.ended = { error, message }),
      outdated: () => (this.outdated = true),
    });
    window.addEventListener('online', this.#hurry);
    window.addEventListener('hashchange', this.#linked);
    document.addEventListener('visibilitychange', this.#hurry);
    document.addEventListener('visibilitychange', this.#doze);
    this.#stop = $effect.root(() => {
      $effect(() => this.#speak(settings.language));
      $effect(() => this.#wear(settings.avatar));
    });
  }

  /** The words of the log and of the questions are the server's: in another language it sends everything again. */
  #speak(language: string): void {
    if (language === this.#spoken) return;
    this.#spoken = language;
    this.#retold = true;
    this.#socket.again();
  }

  #wear(avatar: string): void {
    const chair = this.table?.chairs.find((one) => one.number === this.mine.chair);
    if (chair && chair.avatar !== avatar && this.#worn !== avatar) this.say({ type: 'wear', avatar });
    if (chair) this.#worn = avatar;
  }

  // What the page reads

  scene: TableScene | null = $derived.by(() => {
    const scene = this.stage.shown;
    return scene && this.table ? this.#dressed(scene) : null;
  });

  /** With all that is around the game. */
  #dressed(scene: TableScene): TableScene {
    const { chair, seat } = this.mine;
    const ask = scene.window && scene.ask?.number === this.#kept ? null : scene.ask;
    return {
      ...scene,
      ask,
      table: this.table as TableInfo,
      chair,
      seat,
      chat: this.#chat,
      standing: this.#standing,
      draft: scene.past || scene.beat ? NO_DRAFT : this.#draft,
      pack: this.#pack,
      hints: settings.hints,
    };
  }

  model: TableModel | null = $derived.by(() => {
    if (!this.scene || !this.#adapter) return null;
    const model = withChosen(this.#adapter.adapt(this.scene as TableScene<never>), this.scene, this.#adapter);
    const confirm = this.#drafting.confirm(this.scene, this.#adapter) ?? undefined;
    // One recap at a time: what was missed in an absence tells the same, and more.
    const recap = this.stage.missed.length > 0 ? [] : waited(this.scene, this.#since);
    return { ...model, confirm, recap: recap.length > 0 ? recap : undefined };
  });

  result: ResultModel | null = $derived.by(() => {
    if (!this.scene || this.scene.past || this.scene.beat || !this.#adapter) return null;
    const plain = resultOf(this.scene);
    const own = plain && this.#adapter.result?.(this.scene as TableScene<never>);
    return own ? { ...plain, ...own } : plain;
  });

  /** after a defeat: what to be proud of, and the table as it was then */
  glory = $derived.by(() => {
    const best = this.result?.outcome === 'lost' ? this.stage.best : null;
    return best && this.#adapter && { line: best.line, model: this.#adapter.adapt(best.scene as TableScene<never>) };
  });

  can = $derived.by(() => {
    const seated = this.mine.seat >= 0 && this.table?.status === 'playing';
    const standIn = this.table?.chairs.find((chair) => chair.number === this.mine.chair)?.stand_in ?? '';
    return {
      undo: seated && this.noUndo === '',
      handOver: seated && !standIn,
      takeBack: seated && standIn !== '',
      resign: seated,
    };
  });

  /** the story so far, as it was told */
  story: Told[] = $derived(this.scene?.lines ?? []);

  talk: ChatLine[] = $derived(chatLines(this.#chat, this.mine.chair));

  /** somebody asks for leave to take an answer back, and it is for us to say */
  asksUndo: number = $derived.by(() => {
    const by = this.table?.undo_by ?? -1;
    return by >= 0 && by !== this.mine.seat && this.mine.seat >= 0 ? by : -1;
  });

  /** how the game of this table reads it; null until it is here */
  get adapter(): Adapter | null {
    return this.#adapter;
  }

  // What the page does

  readonly acts: TableActs = {
    choose: (key, sure) => this.choose(key, sure),
    whyNot: (title: string, why: WhyNot) => (this.#draft = { ...this.#draft, whyNot: { title, why } }),
    rule: () => {},
    say: (words, team = false) => void this.say({ type: 'chat', text: words, team }),
    moment: (line) => this.stage.moment(line),
    read: () => this.#read(),
  };

  choose(key: string, sure = false): void {
    if (this.down || this.stage.looksBack || this.stage.score.now) return;
    this.stage.caughtUp();
    if (key.startsWith('stand:')) this.#stand(key.slice(6));
    else this.#drafting.choose(key, sure);
  }

  say(message: Say): string {
    return this.#socket.say(message);
  }

  /** Told so far is old news. */
  #read(): void {
    this.#since = this.stage.now?.lines.at(-1)?.n ?? 0;
  }

  /** An answer that nothing follows is kept for later: then nothing is asked any more. */
  #sayOnce(message: Say): void {
    this.say(message);
    clearTimeout(this.#keeping);
    if (message.type !== 'answer') return;
    this.#tried = message.keys;
    this.#read();
    this.#keeping = setTimeout(() => (this.#kept = message.question), KEPT_MS);
  }

  undo(): void {
    this.say({ type: 'undo' });
  }

  handOver(): void {
    this.say({ type: 'hand-over', level: this.table?.terms.stand_in ?? 'star' });
  }

  takeBack(): void {
    this.say({ type: 'take-back' });
  }

  rematch(): void {
    this.say({ type: 'ready' });
  }

  leave(): void {
    this.#stop();
    clearInterval(this.#jam);
    this.stage.leave();
    clearTimeout(this.#keeping);
    window.removeEventListener('online', this.#hurry);
    window.removeEventListener('hashchange', this.#linked);
    document.removeEventListener('visibilitychange', this.#hurry);
    document.removeEventListener('visibilitychange', this.#doze);
    this.#socket.close();
  }

  // What the server says

  #join() {
    const scene = this.stage.now;
    const since =
      scene && this.table && !this.#retold
        ? { game: this.table.games, n: scene.lines[scene.lines.length - 1]?.n ?? 0, chair: this.mine.chair }
        : null;
    return { chair: this.#token, name: settings.name, language: settings.language, since, beats: true };
  }

  #heard(message: FromServer): void {
    if (message.type === 'welcome') this.#welcomed(message);
    else if (message.type === 'table') this.#changed(message);
    else if (message.type === 'scene') this.#opened(message);
    else if (message.type === 'news') this.#news(message);
    else if (message.type === 'said')
      this.#chat = [...this.#chat.filter((talk) => talkId(talk) !== talkId(message.talk)), message.talk];
    else if (message.type === 'refused') this.#refused(message.error, message.message);
  }

  #welcomed(message: Welcome): void {
    const moved = message.chair !== this.mine.chair;
    this.#changed(message);
    this.links = message.links;
    this.link = message.link;
    this.#chat = message.chat;
    this.#standing = message.standing;
    if (moved) this.stage.forget();
    if (moved) this.#since = 0;
  }

  #changed(message: TableNews | Welcome): void {
    const game = feature(message.table.game)?.id ?? message.table.game;
    for (const words of notices(this.table, this.mine, message)) tell(words);
    if (!this.#adapter) void this.#load(game, packOf(message.table)).catch(() => (this.outdated = true));
    this.table = message.table;
    this.mine = { chair: message.chair, seat: message.seat, host: message.host };
  }

  async #load(game: GameId, name: string): Promise<void> {
    void this.fetch.pack(game, name).then(
      (pack) => (this.#pack = pack),
      () => {},
    );
    this.#adapter = await this.fetch.adapter(game);
  }

  /** The whole table: everything is replaced, save the lines that we have read already. */
  #opened(message: Scene): void {
    const before = this.stage.now;
    const kept =
      before && message.first > 1 && message.first === (before.lines[before.lines.length - 1]?.n ?? 0) + 1
        ? before.lines
        : [];
    this.#retold = false;
    const fresh = message.lines.map(told);
    const lines = [...kept, ...fresh];
    this.stage.open(this.#shown(message, lines, lines[lines.length - 1]?.n ?? 0), fresh, kept.length === 0);
  }

  #news(message: News): void {
    const before = this.stage.now;
    if (!before) return;
    const fresh = message.lines.map(told);
    const read = before.ask && fresh.length === 0 ? before.read : (before.lines[before.lines.length - 1]?.n ?? 0);
    this.stage.tell(this.#shown(message, [...before.lines, ...fresh], read), fresh, message.beats);
  }

  #shown(message: Scene | News, lines: TableScene['lines'], read: number): TableScene {
    const before = this.stage.now;
    if (message.ask?.number !== before?.ask?.number) this.#draft = NO_DRAFT;
    this.noUndo = message.no_undo;
    this.#drafting.asked(message.ask);
    if (message.lesson?.page !== before?.lesson?.page || message.ask?.number !== before?.ask?.number) this.told = '';
    return sceneOf(message, { before, lines, read, table: this.table as TableInfo, said: this.#drafting.said });
  }

  #refused(error: string, message: string): void {
    this.#drafting.refused();
    clearTimeout(this.#keeping);
    this.#kept = -1;
    const page = this.stage.now?.lesson;
    if (error === 'not_yet') this.told = (page && wrongWords(page, this.#tried)) || message;
    else tell(refusalWords(error, message));
  }

  #stand(word: string): void {
    this.#standing = changed(this.#standing ?? {}, word);
    this.say({ type: 'stand', standing: this.#standing });
  }

  // The line

  #jammed(): void {
    if (this.down) return;
    const since = performance.now();
    const tell = (): void => {
      this.down = { seconds: (performance.now() - since) / 1000, clockRuns: !!this.stage.now?.clock };
    };
    tell();
    this.#jam = setInterval(tell, 1000);
  }

  #mended(): void {
    clearInterval(this.#jam);
    this.down = null;
    this.#drafting.refused();
    this.#kept = -1;
    // The chair is ours by cookie from now on; the secret need not stay in the address.
    if (this.#token) history.replaceState(history.state, '', location.pathname + location.search);
  }

  /** A link to a chair of this very table, pasted into this tab: the page stays, so we come in again by it. */
  readonly #linked = (): void => {
    const token = tokenIn(location.hash);
    if (!token) return;
    this.#token = token;
    this.#socket.again();
  };

  readonly #doze = (): void => {
    if (document.hidden) this.stage.sleep();
  };

  readonly #hurry = (): void => {
    if (document.visibilityState === 'visible') this.#socket.hurry();
  };
}
