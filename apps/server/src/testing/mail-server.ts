// For tests: a real SMTP server on a free port, with scripted behaviour, which stores the mails it gets.

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** The certificate of `localhost` for test servers. Its private key is in the same file, so only tests may trust it. */
export const testCertificate = readFileSync(new URL('mail-server.pem', import.meta.url), 'utf8');

interface ReceivedMail extends Email {
  /** The recipients of the envelope. */
  recipients: string[];
  secure: boolean;
  user: string | undefined;
}

export interface TestMailServer {
  port: number;
  /** The acknowledged mails, in order of arrival. */
  mails: ReceivedMail[];
  /** The number of connections so far. */
  connections: number;
  /** Decides on each recipient, accepted by default; a refusal is an error with a `responseCode`. */
  onRecipient: ((address: string) => Error | undefined) | undefined;
  /** Decides on each mail; a mail without an error is acknowledged. */
  onMail: ((mail: ReceivedMail) => Error | undefined | Promise<Error | undefined>) | undefined;
  /** Waits until that many mails have arrived. */
  received(count: number): Promise<ReceivedMail[]>;
  stop(): Promise<void>;
}

export function refusal(responseCode: number, message = 'secret words of the server'): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Starts a mail server, on the port of an earlier one if given. */
export async function mailServer(options: SMTPServerOptions = {}, port = 0): Promise<TestMailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    key: testCertificate,
    cert: testCertificate,
    onConnect(_session, done) {
      received.connections += 1;
      done();
    },
    onRcptTo({ address }, _session, done) {
      done(received.onRecipient?.(address));
    },
    onData(stream, session, done) {
      void take(stream, session).then(
        (error) => done(error),
        (error: Error) => done(error),
      );
    },
    ...options,
  });

  async function take(stream: AsyncIterable<Buffer>, session: SMTPServerSession): Promise<Error | undefined> {
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part);
    const mail = {
      ...(await PostalMime.parse(Buffer.concat(parts))),
      recipients: session.envelope.rcptTo.map(({ address }) => address),
      secure: session.secure === true,
      user: session.user,
    } as ReceivedMail;
    const refused = await received.onMail?.(mail);
    if (!refused) received.mails.push(mail);
    return refused;
  }

  const received: TestMailServer = {
    port: 0,
    mails: [],
    connections: 0,
    onRecipient: undefined,
    onMail: undefined,
    async received(count) {
      await until(() => received.mails.length >= count, `${count} mails`);
      return received.mails;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  received.port = (server.server.address() as AddressInfo).port;
  return received;
}

/** Waits until a condition holds, or throws with the name of what did not happen. */
export async function until(holds: () => boolean | Promise<boolean>, what: string, within = 20_000): Promise<void> {
  for (const end = Date.now() + within; !(await holds()); ) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
