// The port at which the company's mail server hands mails over by SMTP. One mail has one recipient, so that each answer is about one
// address; mail servers send a further transaction for the next.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { incomingMailLimits } from '@app/contract/incoming-mails/incoming-mails.limits.ts';
import type { SMTPServerDataStream } from 'smtp-server';
import type { MailIn } from '#config.ts';
import { reasonOf } from '#db/failures.ts';
import { StartError } from '#db/start-error.ts';
import { ApiError } from '#endpoints/errors.ts';
import { concurrencyLimit } from '#endpoints/limits/concurrency-limit.ts';
import { proxyTrust } from '#endpoints/networks.ts';
import { isMailInHeld, type Receiver, receiveMail, refusedAddress } from '#incoming-mails/receive-mail.ts';
import { errorOf, foreignPeerError, laterError, refusalOf } from '#incoming-mails/smtp-answers.ts';
import { mainText } from '#main.text.ts';

export interface SmtpListener {
  port: number;
  /** Takes no more connections, and waits a short time for the mails that are being read. */
  stop(): Promise<void>;
}

/** How long stopping waits for mails that are being handed over, in milliseconds. */
const closeTimeout = 4_000;

/** Starts to listen. Throws a StartError if the port cannot be used. */
export async function listenForMails(
  receiver: Receiver,
  { host, port, peers }: NonNullable<MailIn['smtp']>,
): Promise<SmtpListener> {
  const { SMTPServer } = await import('smtp-server');
  const isPeer = proxyTrust(peers);
  const stopping = new AbortController();
  const server = new SMTPServer({
    authOptional: true,
    // A password or a certificate of our own would protect nothing between two machines that trust each other.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    banner: 'ready',
    size: incomingMailLimits.size,
    rejectOversized: true,
    maxClients: incomingMailLimits.connections,
    maxRecipients: 1,
    socketTimeout: incomingMailLimits.idle,
    closeTimeout,
    onConnect: ({ remoteAddress }, done) => done(isPeer(remoteAddress, 0) ? undefined : foreignPeerError()),
    onRcptTo({ address }, { envelope }, done) {
      const returnPath = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      void checkAddress(address, returnPath).then(done, done);
    },
    onData(stream, { envelope }, done) {
      const returnPath = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      void takeInTurn(stream, envelope.rcptTo[0]?.address ?? '', returnPath).then(done, done);
    },
  });

  /** Errors of the database ask to try again; they must not reveal more. */
  async function checkAddress(address: string, returnPath: string): Promise<Error | undefined> {
    try {
      if (stopping.signal.aborted || (await isMailInHeld(receiver.db))) return laterError();
      const reason = await refusedAddress(receiver, { address, returnPath, way: 'smtp' });
      return reason && refusalOf(reason);
    } catch (error) {
      receiver.log.warn({ err: error }, 'an address of an incoming mail could not be checked');
      return laterError();
    }
  }

  const { connections, mailsAtOnce } = incomingMailLimits;
  const turns = concurrencyLimit(mailsAtOnce, { waiting: connections });

  /** A mail that waits stays in the connection; one that waits too long is asked for again later. */
  async function takeInTurn(stream: SMTPServerDataStream, recipient: string, returnPath: string): Promise<Error | undefined> {
    try {
      return await turns(() => take(stream, recipient, returnPath));
    } catch (error) {
      stream.resume();
      if (error instanceof ApiError) return laterError();
      throw error;
    }
  }

  async function take(stream: SMTPServerDataStream, recipient: string, returnPath: string): Promise<Error | undefined> {
    const bytes = await bytesOf(stream);
    if (bytes === undefined) return refusalOf('tooLarge');
    return errorOf(await receiveMail(receiver, { way: 'smtp', bytes, recipient, returnPath }));
  }

  // Broken connections of clients.
  server.on('error', (error: Error) => receiver.log.warn({ err: error }, 'a connection of a mail server failed'));
  try {
    server.listen(port, host);
    await once(server.server, 'listening');
  } catch (error) {
    throw new StartError(mainText.mailInPort(port, reasonOf(error)), { cause: error });
  }
  return {
    port: (server.server.address() as AddressInfo).port,
    stop() {
      stopping.abort();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Reads a mail to its end; returns undefined for one that is too large, of which only a part is kept. */
async function bytesOf(stream: SMTPServerDataStream): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= incomingMailLimits.size) chunks.push(part);
    else chunks.length = 0;
  }
  return size > incomingMailLimits.size ? undefined : Buffer.concat(chunks);
}
