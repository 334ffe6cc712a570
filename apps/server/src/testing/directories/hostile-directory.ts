// For tests: a directory that misbehaves as a test says, and shows what it was sent.

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';

/** How it answers one message; `text` is what of it can be read. */
export type Answer = (message: { id: number; tag: number; text: string; bytes: Buffer }, socket: Socket) => void;

export interface HostileDirectory {
  url: string;
  /** Everything that came over connections without encryption. */
  plain(): string;
  connections(): number;
  answers(how: Answer): void;
  stop(): Promise<void>;
}

export const tags = { bind: 0x60, unbind: 0x42, search: 0x63, extended: 0x77 } as const;

/** Returns an LDAP message; the operation has the tag and the content. */
export function ldapMessage(id: number, tag: number, content: Buffer): Buffer {
  const operation = tlv(tag, content);
  return tlv(0x30, Buffer.concat([tlv(0x02, Buffer.from([id])), operation]));
}

/** Returns the content of a result: a code, and what is said. */
export function result(code: number, said = ''): Buffer {
  return Buffer.concat([tlv(0x0a, Buffer.from([code])), tlv(0x04, Buffer.alloc(0)), tlv(0x04, Buffer.from(said))]);
}

/** Returns an entry of a search. */
export function entry(id: number, dn: string, attributes: Record<string, string[]>): Buffer {
  const list = Object.entries(attributes).map(([name, values]) =>
    tlv(
      0x30,
      Buffer.concat([
        tlv(0x04, Buffer.from(name)),
        tlv(0x31, Buffer.concat(values.map((value) => tlv(0x04, Buffer.from(value))))),
      ]),
    ),
  );
  return ldapMessage(id, 0x64, Buffer.concat([tlv(0x04, Buffer.from(dn)), tlv(0x30, Buffer.concat(list))]));
}

function tlv(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size =
    length < 0x80
      ? Buffer.from([length])
      : Buffer.from([0x84, length >>> 24, (length >>> 16) & 255, (length >>> 8) & 255, length & 255]);
  return Buffer.concat([Buffer.from([tag]), size, content]);
}

/** Succeeds at everything, and knows one person by any name. */
export const obliging: Answer = ({ id, tag }, socket) => {
  if (tag === tags.bind) socket.write(ldapMessage(id, 0x61, result(0)));
  if (tag === tags.extended) socket.write(ldapMessage(id, 0x78, result(0)));
  if (tag !== tags.search) return;
  const person = {
    cn: ['Eve Evil'],
    sn: ['Evil'],
    uid: ['eve'],
    mail: ['eve@example.com'],
    entryUUID: ['6f9619ff-8b86-d011-b42d-00c04fc964ff'],
  };
  socket.write(Buffer.concat([entry(id, 'uid=eve,dc=example,dc=com', person), ldapMessage(id, 0x65, result(0))]));
};

/** Starts it; with a certificate a connection is encrypted after StartTLS. */
export async function hostileDirectory(): Promise<HostileDirectory> {
  let how: Answer = obliging;
  let connections = 0;
  const received: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (data) => received.push(data));
    listen(socket, () => how);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `ldap://localhost:${port}`,
    plain: () => Buffer.concat(received).toString('latin1'),
    connections: () => connections,
    answers(next) {
      how = next;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}

/** Calls for each message that comes over a connection. */
export function listen(socket: Socket, how: () => Answer): void {
  let waiting = Buffer.alloc(0);
  socket.on('data', (data) => {
    waiting = Buffer.concat([waiting, data]);
    for (let length = lengthOf(waiting); length > 0 && waiting.length >= length; length = lengthOf(waiting)) {
      const bytes = waiting.subarray(0, length);
      waiting = waiting.subarray(length);
      const at = (bytes[1] ?? 0) < 0x80 ? 2 : 2 + ((bytes[1] ?? 0) & 0x7f);
      how()({ id: bytes[at + 2] ?? 0, tag: bytes[at + 3] ?? 0, text: bytes.toString('latin1'), bytes }, socket);
    }
  });
}

function lengthOf(bytes: Buffer): number {
  const first = bytes[1];
  if (first === undefined) return 0;
  if (first < 0x80) return first + 2;
  const more = first & 0x7f;
  return bytes.length < 2 + more ? 0 : bytes.readUIntBE(2, more) + 2 + more;
}

/** Encrypts a connection on the side of the directory. */
export function encrypt(socket: Socket, pem: string): TLSSocket {
  socket.removeAllListeners('data');
  return new TLSSocket(socket, { isServer: true, secureContext: createSecureContext({ key: pem, cert: pem }) });
}
