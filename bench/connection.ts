// A cheap HTTP client: one request at a time on one socket; it counts the bytes of a response without parsing them.
import { connect, type Socket } from 'node:net';

export interface Request {
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface Connection {
  /** Sends a request and returns the status when the whole response has arrived. */
  send(request: Request): Promise<number>;
  close(): void;
}

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('0\r\n\r\n');

/** Opens a connection; sends `headers` with every request. */
export async function openConnection(base: string, headers: Readonly<Record<string, string>>): Promise<Connection> {
  const { hostname, port, host } = new URL(base);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  const receive = receiver(socket);
  return {
    send(request) {
      const answer = receive();
      socket.write(bytesOf(request, { host, ...headers }));
      return answer;
    },
    close: () => void socket.destroy(),
  };
}

function bytesOf({ method = 'GET', path, headers, body }: Request, common: Readonly<Record<string, string>>): string {
  const length = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries({ ...common, ...headers, ...length }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
}

/** Finds the end of responses on a socket: by their length, or by the last chunk. */
function receiver(socket: Socket): () => Promise<number> {
  let waiting: { resolve: (status: number) => void; reject: (error: Error) => void } | undefined;
  let head: Buffer = Buffer.alloc(0);
  let inBody = false;
  let status = 0;
  /** Remaining bytes of the body; undefined for a chunked body. */
  let missing: number | undefined;
  let tail: Buffer = Buffer.alloc(0);

  function readHead(part: Buffer) {
    head = head.length > 0 ? Buffer.concat([head, part]) : part;
    const end = head.indexOf(headEnd);
    if (end < 0) return;
    const text = head.toString('latin1', 0, end);
    status = Number(text.slice(9, 12));
    const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
    const chunked = /\r\ntransfer-encoding: *chunked/i.test(text);
    missing = status === 304 ? 0 : length !== undefined ? Number(length) : chunked ? undefined : 0;
    inBody = true;
    readBody(head.subarray(end + headEnd.length));
  }

  function readBody(part: Buffer) {
    if (missing !== undefined) missing -= part.length;
    else tail = Buffer.concat([tail, part.subarray(-lastChunk.length)]).subarray(-lastChunk.length);
    if (missing === undefined ? tail.equals(lastChunk) : missing <= 0) waiting?.resolve(status);
  }

  socket.on('data', (part) => (inBody ? readBody(part) : readHead(part)));
  const fail = () => waiting?.reject(new Error('the connection was closed'));
  socket.on('error', fail).on('close', fail);
  return () =>
    new Promise((resolve, reject) => {
      inBody = false;
      head = Buffer.alloc(0);
      tail = Buffer.alloc(0);
      waiting = { resolve, reject };
    });
}
