// Connects to the directory and encrypts the connection before anything else is sent. StartTLS is done here and not by the library,
// which would connect again without it after an interruption, and would read what somebody put in front of the encrypted answer.
import { once } from 'node:events';
import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls, getCACertificates, type TLSSocket } from 'node:tls';
import { directoryTiming } from '@app/contract/directories/directories.limits.ts';
import { DirectoryFailure, failureOfNetwork } from '#directories/directory-failure.ts';
import { messageLength } from '#directories/ldap-frames.ts';
import { isLoopback } from '#environment/loopback.ts';

export interface SocketTarget {
  url: string;
  startTls: boolean;
  certificate: string;
  /** Whether the operator allows a connection that is not encrypted. */
  allowsPlain: boolean;
}

/** Connects; the signal ends it at any time. */
export async function connectSocket(target: SocketTarget, signal: AbortSignal): Promise<Socket> {
  const { protocol, hostname, port } = new URL(target.url);
  const isSecure = protocol === 'ldaps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  if (!isSecure && !target.startTls && !target.allowsPlain && !isLoopback(host)) throw new DirectoryFailure('plain_refused');
  const limit = AbortSignal.any([signal, AbortSignal.timeout(directoryTiming.connect)]);
  const socket = connectPlain({ host, port: Number(port) || (isSecure ? 636 : 389), signal });
  try {
    await once(socket, 'connect', { signal: limit });
    if (isSecure) return await encrypted(socket, host, target.certificate, limit);
    if (!target.startTls) return socket;
    await askForTls(socket, limit);
    return await encrypted(socket, host, target.certificate, limit);
  } catch (error) {
    socket.destroy();
    if (limit.aborted) throw new DirectoryFailure('slow', undefined, { cause: error });
    throw failureOfNetwork(error);
  }
}

async function encrypted(socket: Socket, host: string, certificate: string, signal: AbortSignal): Promise<TLSSocket> {
  const secure = connectTls({
    socket,
    host,
    ...(isIP(host) === 0 && { servername: host }),
    minVersion: 'TLSv1.2',
    ...(certificate !== '' && { ca: [...getCACertificates('default'), certificate] }),
  });
  try {
    await once(secure, 'secureConnect', { signal });
    return secure;
  } catch (error) {
    secure.destroy();
    throw error;
  }
}

/** An extended request with message id 1 and the name of StartTLS. */
const request = Buffer.concat([Buffer.from('301d02010177188016', 'hex'), Buffer.from('1.3.6.1.4.1.1466.20037')]);

/** Asks for encryption, and takes exactly one answer: what came with it was not encrypted and must not count. */
async function askForTls(socket: Socket, signal: AbortSignal): Promise<void> {
  socket.write(request);
  let bytes: Buffer = Buffer.alloc(0);
  for (;;) {
    const [data] = (await once(socket, 'data', { signal })) as [Buffer];
    // `once` has no listener between two pieces.
    socket.pause();
    bytes = Buffer.concat([bytes, data]);
    const length = messageLength(bytes, 10_000);
    if (length !== undefined && bytes.length > length)
      throw new DirectoryFailure('not_a_directory', 'more than one answer to StartTLS');
    if (bytes.length === length) break;
    socket.resume();
  }
  const code = resultOf(bytes);
  if (code !== 0) throw new DirectoryFailure('no_tls', `StartTLS: ${code === undefined ? 'no answer to it' : `code ${code}`}`);
}

/** Returns the result code of an extended response with message id 1. */
function resultOf(message: Buffer): number | undefined {
  const skip = (at: number) => {
    const first = message[at + 1] ?? 0;
    return at + 2 + (first < 0x80 ? 0 : first & 0x7f);
  };
  const id = skip(0);
  if (message.subarray(id, id + 3).toString('hex') !== '020101' || message[id + 3] !== 0x78) return undefined;
  const result = skip(id + 3);
  return message[result] === 0x0a && message[result + 1] === 1 ? message[result + 2] : undefined;
}
