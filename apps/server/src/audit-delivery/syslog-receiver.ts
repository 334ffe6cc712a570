// Sends records to a syslog server: a datagram each (RFC 5426), or one connection for each batch, over TLS if wanted (RFC 5425, 6587).
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect as connectTcp, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { connect as connectTls } from 'node:tls';
import { auditDelivery } from '@app/contract/audit/audit.limits.ts';
import type { AuditRecord } from '#audit-delivery/audit-queue.sql.ts';
import type { AuditReceiver } from '#audit-delivery/receiver.ts';
import { framed, syslogMessage } from '#audit-delivery/record-format.ts';
import { version } from '#program-files.ts';

const usualPorts: Record<string, number> = { 'udp:': 514, 'tcp:': 514, 'tls:': 6514 };

interface Target {
  host: string;
  port: number;
}

interface Options {
  /** A file with certificates to trust. */
  ca?: string | undefined;
  /** How long a receiver has for closing the connection, for tests. */
  confirmation?: number;
}

/** Returns the receiver of an address such as `tls://logs.example.com:6514`. */
export function syslogReceiver(address: string, { ca, confirmation = auditDelivery.confirmation }: Options = {}): AuditReceiver {
  const { protocol, hostname: name, port } = new URL(address);
  const target = { host: name.replace(/^\[|\]$/g, ''), port: port === '' ? (usualPorts[protocol] ?? 514) : Number(port) };
  const sender = { host: hostname(), processId: process.pid, version };
  if (protocol === 'udp:') {
    const messages = (records: readonly AuditRecord[]) =>
      records.map((record) => syslogMessage(record, sender, auditDelivery.datagramBytes));
    return { name: 'syslog', send: (records, signal) => sendDatagrams(target, messages(records), signal) };
  }
  const connect = async () => {
    if (protocol === 'tcp:') return connectTcp(target);
    return connectTls({ ...target, ...(ca !== undefined && { ca: await readFile(ca) }) });
  };
  return {
    name: 'syslog',
    async send(records, signal) {
      const bytes = Buffer.from(records.map((record) => framed(syslogMessage(record, sender))).join(''));
      await sendWhole(await connect(), { bytes, confirmation, signal });
    },
  };
}

async function sendDatagrams({ host, port }: Target, messages: readonly string[], signal: AbortSignal): Promise<void> {
  const socket = createSocket({ type: host.includes(':') ? 'udp6' : 'udp4', signal });
  try {
    socket.connect(port, host);
    await once(socket, 'connect', { signal });
    for (const message of messages)
      await new Promise<void>((sent, failed) => socket.send(message, (error) => (error ? failed(error) : sent())));
  } finally {
    socket.on('error', () => {});
    socket.close();
  }
}

interface Sending {
  bytes: Buffer;
  confirmation: number;
  signal: AbortSignal;
}

/**
 * Sends all bytes and ends the connection; resolves when the receiver has ended it, too, which most do after they have read everything.
 * Syslog has no other word of receipt, so what a receiver does that keeps connections open is awaited for a moment: then it has what
 * was written, as for every sender of syslog.
 */
async function sendWhole(socket: Socket, { bytes, confirmation, signal }: Sending): Promise<void> {
  const abort = () => socket.destroy(new Error('it did not answer in time'));
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  let waiting: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((received, failed) => {
      let isWritten = false;
      let isRefused = false;
      socket.on('error', failed);
      socket.on('end', () => {
        isRefused = !isWritten;
      });
      socket.on('close', () => (isWritten && !isRefused ? received() : failed(new Error('it ended the connection'))));
      socket.resume();
      socket.end(bytes, () => {
        isWritten = true;
        // From here on the wait is short, and ends well.
        signal.removeEventListener('abort', abort);
        waiting = setTimeout(received, confirmation);
      });
    });
  } finally {
    clearTimeout(waiting);
    signal.removeEventListener('abort', abort);
    socket.destroy();
  }
}
