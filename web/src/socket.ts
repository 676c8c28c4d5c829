import { WIRE, type FromClient, type FromServer, type Join, type Since } from './wire.ts';

/**
 * The line to one table. It joins, keeps what has no answer yet and says it again (with the same nonce) after a lost
 * connection, comes back by itself, and tells when it cannot.
 */
export interface SocketEvents {
  heard(message: FromServer): void;
  /** the line broke; the socket is already trying to mend it */
  down(): void;
  up(): void;
  /** the server does not want us any more */
  ended(error: string, message: string): void;
  /** the server speaks a newer language than this page */
  outdated(): void;
}

export interface SocketWorld {
  open(address: string): WebSocket;
  later(run: () => void, ms: number): unknown;
  cancel(timer: unknown): void;
  chance(): number;
  /** the time of day: it goes on while the machine sleeps */
  now(): number;
}

const BROWSER: SocketWorld = {
  open: (address) => new WebSocket(address),
  later: (run, ms) => setTimeout(run, ms),
  cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  chance: Math.random,
  now: Date.now,
};

const FIRST_WAIT_MS = 250;
export const LONGEST_WAIT_MS = 5000;
const PING_MS = 15000;
const PONG_MS = 8000;
/** Nothing was heard for so long: nobody can have tended this line, it is dead whatever it says. */
export const SLEPT_MS = 90_000;
/** So long an answer may take: then the line is said to be down, and after as long again it is reopened. */
export const PATIENCE_MS = 2000;
const NO_TABLE = 4404;
const FORBIDDEN = 4403;

/** How long to wait before the n-th try: doubling, with jitter so that a full house does not reconnect at once. */
export function wait(tries: number, chance: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries) * (0.75 + chance / 2);
}

export type Say = FromClient extends infer M ? (M extends FromClient ? Omit<M, 'nonce'> : never) : never;

export class TableSocket {
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, FromClient>();
  #joined = false;
  #closed = false;
  #wasUp = false;
  #tries = 0;
  #timer: unknown = null;
  #pinging: unknown = null;
  #count = 0;
  /** told to be down, though it has not broken yet */
  #quiet = false;
  #last = 0;
  readonly #own = Math.random().toString(36).slice(2, 8);

  constructor(
    private readonly address: string,
    /** kept when the server knows us; the line opens then */
    ready: Promise<unknown>,
    /** what to say first; asked again for each connection, because `since` moves on */
    private readonly join: () => Omit<Join, 'type' | 'nonce'> & { since?: Since | null },
    private readonly events: SocketEvents,
    private readonly world: SocketWorld = BROWSER,
  ) {
    const begin = (): void => {
      if (!this.#closed) this.#connect();
    };
    ready.then(begin, begin);
  }

  get waiting(): number {
    return this.#unanswered.size;
  }

  /** Say something; gives its nonce. It is kept until the server has answered it. */
  say(message: Say): string {
    const nonce = `${this.#own}-${++this.#count}`;
    const whole = { ...message, nonce } as FromClient;
    this.#unanswered.set(nonce, whole);
    if (this.#joined) this.#socket?.send(JSON.stringify(whole));
    this.#wait(nonce);
    return nonce;
  }

  /** A line can die without a word. After a press this is shown soon, and nothing is sent twice. */
  #wait(nonce: string): void {
    const socket = this.#socket;
    const silent = (): boolean =>
      !this.#closed && this.#joined && this.#socket === socket && this.#unanswered.has(nonce);
    this.world.later(() => {
      if (!silent()) return;
      this.#quiet = true;
      this.events.down();
      this.world.later(() => {
        if (!silent()) return;
        socket?.close();
        this.#lost(0);
      }, PATIENCE_MS);
    }, PATIENCE_MS);
  }

  close(): void {
    this.#closed = true;
    this.#stop();
    this.#socket?.close();
  }

  /** Join once more, because what we said of ourselves at the door has changed. */
  again(): void {
    const socket = this.#socket;
    if (this.#closed || !socket) return;
    this.#stop();
    this.#joined = false;
    socket.onmessage = null;
    this.#connect();
    socket.close();
  }

  /** Somebody looks at the page again, or the network is back: do not wait any longer. */
  hurry(): void {
    if (this.#joined && this.world.now() - this.#last > SLEPT_MS) this.again();
    if (this.#closed || this.#socket || this.#timer === null) return;
    this.world.cancel(this.#timer);
    this.#connect();
  }

  #connect(): void {
    const socket = this.world.open(this.address);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'join', ...this.join() } satisfies Join));
    socket.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  #heard(message: FromServer): void {
    this.#last = this.world.now();
    if (this.#quiet) {
      // It was only slow.
      this.#quiet = false;
      if (this.#joined) this.events.up();
    }
    if (message.type === 'welcome') this.#welcomed(message.wire);
    if (message.type === 'done' || message.type === 'refused') this.#unanswered.delete(message.nonce);
    if (message.type === 'pong') {
      this.world.cancel(this.#pinging);
      this.#pinging = this.world.later(() => this.#ping(), PING_MS);
      return;
    }
    if (message.type === 'bye' && !message.again) {
      this.#closed = true;
      this.events.ended(message.error, message.message);
      return;
    }
    this.events.heard(message);
  }

  #welcomed(mark: string): void {
    if (mark !== WIRE) this.events.outdated();
    if (this.#joined) return;
    this.#joined = true;
    this.#tries = 0;
    this.#wasUp = true;
    for (const message of this.#unanswered.values()) this.#socket?.send(JSON.stringify(message));
    this.#pinging = this.world.later(() => this.#ping(), PING_MS);
    this.events.up();
  }

  /** A connection can die silently: a peer that does not answer a ping is gone. */
  #ping(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.send(JSON.stringify({ type: 'ping' }));
    this.#pinging = this.world.later(() => {
      if (this.#socket !== socket) return;
      socket.close();
      this.#lost(0);
    }, PONG_MS);
  }

  #lost(code: number): void {
    this.#stop();
    this.#quiet = false;
    this.#socket = null;
    this.#joined = false;
    if (this.#closed) return;
    if ((code === NO_TABLE || code === FORBIDDEN) && !this.#wasUp) {
      this.#closed = true;
      this.events.ended(code === NO_TABLE ? 'no_such_table' : 'forbidden', '');
      return;
    }
    this.events.down();
    this.#timer = this.world.later(() => this.#connect(), wait(this.#tries++, this.world.chance()));
  }

  #stop(): void {
    this.world.cancel(this.#timer);
    this.world.cancel(this.#pinging);
  }
}
