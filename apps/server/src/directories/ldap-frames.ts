// Cuts what a directory sends into LDAP messages, within bounds, before a library reads them.
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { directoryAnswers } from '@app/contract/directories/directories.limits.ts';
import { DirectoryFailure } from '#directories/directory-failure.ts';

/** Every LDAP message is a sequence of BER. */
const sequence = 0x30;

/** Returns the length of the message at the beginning of some bytes; undefined if too few came. Throws for what is none. */
export function messageLength(bytes: Buffer, most: number = directoryAnswers.message): number | undefined {
  const [tag, first] = bytes;
  if (tag === undefined) return undefined;
  if (tag !== sequence) throw new DirectoryFailure('not_a_directory', 'no LDAP message');
  if (first === undefined) return undefined;
  // No message is shorter than an unbind.
  if (first < 5) throw new DirectoryFailure('not_a_directory', 'no LDAP message');
  if (first < 0x80) return first + 2;
  const more = first & 0x7f;
  if (more === 0 || more > 4) throw new DirectoryFailure('not_a_directory', 'no length');
  if (bytes.length < 2 + more) return undefined;
  const whole = bytes.readUIntBE(2, more) + 2 + more;
  if (whole > most) throw new DirectoryFailure('too_much', `a message of ${whole} bytes`);
  return whole;
}

interface Bounds {
  /** Bytes of the whole connection. */
  bytes: number;
  /** Told why the connection was ended. */
  ended: (failure: DirectoryFailure) => void;
}

/**
 * Returns a stream that writes to the socket, and gives one message at a time: the library reads a piece with many messages by calling
 * itself, and would take all that is sent.
 */
export function framed(socket: Socket, { bytes: most, ended }: Bounds): Socket {
  let waiting: Buffer = Buffer.alloc(0);
  let bytes = 0;
  let messages = 0;
  const duplex = new Duplex({
    read: () => void socket.resume(),
    write(chunk, _, done) {
      messages = 0;
      socket.write(chunk, done);
    },
    final: (done) => void socket.end(done),
    destroy(error, done) {
      socket.destroy();
      done(error);
    },
  });
  const end = (error: unknown) => {
    ended(error instanceof DirectoryFailure ? error : new DirectoryFailure('not_a_directory', String(error)));
    duplex.destroy();
  };
  socket.on('data', (data: Buffer) => {
    try {
      bytes += data.length;
      if (bytes > most) throw new DirectoryFailure('too_much', `more than ${most} bytes`);
      waiting = waiting.length === 0 ? data : Buffer.concat([waiting, data]);
      for (
        let length = messageLength(waiting);
        length !== undefined && waiting.length >= length;
        length = messageLength(waiting)
      ) {
        messages += 1;
        if (messages > directoryAnswers.messages) throw new DirectoryFailure('too_much', `more than ${messages - 1} messages`);
        const message = waiting.subarray(0, length);
        waiting = waiting.subarray(length);
        duplex.push(message);
      }
    } catch (error) {
      end(error);
    }
  });
  socket.once('error', () => duplex.destroy());
  socket.once('close', () => duplex.destroy());
  socket.once('end', () => duplex.push(null));
  return Object.assign(duplex, { connecting: false, readyState: 'open' }) as unknown as Socket;
}
