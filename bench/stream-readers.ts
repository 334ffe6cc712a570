// Cheap readers of event streams: each notes which marked messages it got, and comes back as a browser does.
import { connect, type Socket } from 'node:net';

/** Marks a written text, so that readers find it. */
export const markerOf = (number: number) => `seen-${number}-`;
const marked = /\{"id":(\d+),"type":"task_commented"(?:(?!\{"id":\d+,"type")[\s\S])*?seen-(\d+)-/g;
const bare = /seen-(\d+)-/g;
const firstRetry = 2_000;

export interface Reader {
  group: number;
  /** The event that brought each number. */
  seen: Map<number, string>;
  /** Numbers that came again with another event, and with the same one. */
  twice: number;
  again: number;
  isOpen: boolean;
  /** Breaks the connection; it is opened again. */
  drop(): void;
  close(): void;
}

interface Options {
  group: number;
  /** Where to connect at this moment, and with which headers. */
  target: () => string;
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Hears of each new number. */
  onNumber: (number: number) => void;
  /** Hears of each connection that a server has taken. */
  onConnect?: () => void;
}

/** Opens a stream and keeps it open, from its place after a break and after the delay that the server has asked for. */
export function openReader({ group, target, path, headers, onNumber, onConnect }: Options): Reader {
  let socket: Socket | undefined;
  let rest = '';
  let place = '';
  let retry = firstRetry;
  let isClosed = false;
  const reader: Reader = {
    group,
    seen: new Map(),
    twice: 0,
    again: 0,
    isOpen: false,
    drop: () => void socket?.destroy(),
    close() {
      isClosed = true;
      socket?.destroy();
    },
  };

  function open(): void {
    const { hostname, port, host } = new URL(target());
    const opened = connect({ host: hostname, port: Number(port), noDelay: true });
    socket = opened;
    rest = '';
    const lines = Object.entries({ host, ...headers, ...(place && { 'last-event-id': place }) });
    opened.on('connect', () => {
      onConnect?.();
      opened.write(`GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
    });
    opened.on('data', (part) => read(part.toString('latin1')));
    opened.on('error', () => undefined);
    opened.on('close', () => {
      reader.isOpen = false;
      if (!isClosed) setTimeout(open, retry);
    });
  }

  function read(text: string): void {
    rest += text;
    for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
      const message = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (message.includes('HTTP/1.1 200')) reader.isOpen = true;
      const asked = /(?:^|\n)retry: (\d+)/.exec(message)?.[1];
      if (asked !== undefined) retry = Number(asked);
      place = /(?:^|\n)id: (\S+)/.exec(message)?.[1] ?? place;
      if (!message.includes('seen-')) continue;
      const found = [...message.matchAll(marked)].map(([, id = '', number]) => ({ id, number: Number(number) }));
      const all =
        found.length > 0 ? found : [...message.matchAll(bare)].map(([, number]) => ({ id: '', number: Number(number) }));
      for (const { id, number } of all) note(number, id);
    }
  }

  function note(number: number, id: string): void {
    const known = reader.seen.get(number);
    if (known === undefined) {
      reader.seen.set(number, id);
      onNumber(number);
    } else if (known === id) reader.again += 1;
    else reader.twice += 1;
  }
  open();
  return reader;
}
