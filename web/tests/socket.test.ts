import { describe, expect, it } from 'vitest';
import { LONGEST_WAIT_MS, PATIENCE_MS, SLEPT_MS, TableSocket, wait, type SocketWorld } from '../src/socket.ts';
import { WIRE } from '../src/wire.ts';

class FakeSocket {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

async function line(mark = WIRE) {
  const sockets: FakeSocket[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  const told: string[] = [];
  const clock = { now: 0 };
  const world: SocketWorld = {
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    later: (run, ms) => {
      const timer = { run, ms };
      timers.push(timer);
      return timer;
    },
    cancel: (timer) => void timers.splice(timers.indexOf(timer as never) >>> 0, 1),
    chance: () => 0.5,
    now: () => clock.now,
  };
  let n = 0;
  const socket = new TableSocket(
    'ws://x',
    Promise.resolve(),
    () => ({ since: { game: 1, n: n++ } }),
    {
      heard: (message) => told.push(message.type),
      down: () => told.push('down'),
      up: () => told.push('up'),
      ended: (error) => told.push(`ended ${error}`),
      outdated: () => told.push('outdated'),
    },
    world,
  );
  await Promise.resolve();
  await Promise.resolve();
  const welcome = (): void => {
    sockets.at(-1)?.onopen?.();
    sockets.at(-1)?.hear({ type: 'welcome', wire: mark });
  };
  return { socket, sockets, timers, told, welcome, clock };
}

describe('the line to a table', () => {
  it('joins first, and keeps back what is said before the welcome', async () => {
    const { socket, sockets, welcome } = await line();
    socket.say({ type: 'undo' });
    expect(sockets[0]?.sent).toEqual([]);
    welcome();
    expect(sockets[0]?.sent.map((one) => one.type)).toEqual(['join', 'undo']);
  });

  it('says again with the same nonce what had no answer when the line broke', async () => {
    const { socket, sockets, timers, told, welcome } = await line();
    welcome();
    const first = socket.say({ type: 'undo' });
    const second = socket.say({ type: 'ready' });
    sockets[0]?.hear({ type: 'done', nonce: first });
    sockets[0]?.onclose?.({ code: 1006 });
    timers.find((timer) => timer.ms < 1000)?.run();
    welcome();
    expect(sockets[1]?.sent).toEqual([
      { type: 'join', since: { game: 1, n: 1 } },
      { type: 'ready', nonce: second },
    ]);
    expect(told).toEqual(['up', 'welcome', 'done', 'down', 'up', 'welcome']);
  });

  it('waits longer each time, within bounds', () => {
    expect(wait(0, 0.5)).toBe(250);
    expect(wait(3, 0.5)).toBe(2000);
    expect(wait(30, 1)).toBeLessThanOrEqual(LONGEST_WAIT_MS * 1.25);
  });

  it('does not come back after a bye that means it, and says when it is outdated', async () => {
    const { sockets, timers, told, welcome } = await line('another');
    welcome();
    expect(told).toContain('outdated');
    sockets[0]?.hear({ type: 'bye', error: 'flood', message: '', again: false });
    sockets[0]?.onclose?.({ code: 4400 });
    expect(told.at(-1)).toBe('ended flood');
    expect(timers.filter((timer) => timer.ms < 10_000)).toEqual([]);
  });

  it('joins once more without a word about a lost line', async () => {
    const { socket, sockets, told, welcome } = await line();
    welcome();
    socket.say({ type: 'undo' });
    socket.again();
    sockets[0]?.hear({ type: 'news' });
    welcome();
    expect(sockets.length).toBe(2);
    expect(sockets[1]?.sent.map((one) => one.type)).toEqual(['join', 'undo']);
    expect(told).toEqual(['up', 'welcome', 'up', 'welcome']);
  });

  it('tells after two seconds that nothing is answered, and reopens the line after two more', async () => {
    const { socket, sockets, timers, told, welcome } = await line();
    welcome();
    socket.say({ type: 'answer', question: 1, keys: ['a'] });
    const patience = timers.filter((timer) => timer.ms === PATIENCE_MS).at(-1)!;
    patience.run();
    expect(told.at(-1)).toBe('down');
    // It was only slow: the next word mends it.
    sockets[0]!.hear({ type: 'table' });
    expect(told.slice(-2)).toEqual(['up', 'table']);
    patience.run();
    timers
      .filter((timer) => timer.ms === PATIENCE_MS)
      .at(-1)!
      .run();
    expect(told.at(-1)).toBe('down');
    timers.at(-1)!.run();
    welcome();
    expect(sockets).toHaveLength(2);
    expect(sockets[1]!.sent.map((message) => message.type)).toEqual(['join', 'answer']);
  });

  it('says nothing of a line that answers in time', async () => {
    const { socket, sockets, timers, told, welcome } = await line();
    welcome();
    const nonce = socket.say({ type: 'ready' });
    sockets[0]!.hear({ type: 'done', nonce });
    timers
      .filter((timer) => timer.ms === PATIENCE_MS)
      .at(-1)!
      .run();
    expect(told).not.toContain('down');
  });

  it('is reopened at once when the machine wakes, and asks only for what was missed', async () => {
    const { socket, sockets, welcome, clock } = await line();
    welcome();
    clock.now = SLEPT_MS;
    socket.hurry();
    expect(sockets).toHaveLength(1);
    clock.now += 1;
    socket.hurry();
    expect(sockets).toHaveLength(2);
    welcome();
    expect(sockets[1]?.sent).toEqual([{ type: 'join', since: { game: 1, n: 1 } }]);
    socket.hurry();
    expect(sockets).toHaveLength(2);
  });
});
