// For tests: a real SMTP server on a free port, which behaves as it is told and keeps what it was given.

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** The certificate of `localhost` that test servers show; its key is in the file, so nobody may trust it but a test. */
export const testCertificate = readFileSync(new URL('mail-server.pem', import.meta.url), 'utf8');

interface ReceivedMail extends Email {
  /** The envelope's. */
  recipients: string[];
  secure: boolean;
  user: string | undefined;
}

export interface TestMailServer {
  port: number;
  /** What was acknowledged, in the order of arrival. */
  mails: ReceivedMail[];
  /** How many connections there were. */
  connections: number;
  /** Decides on each recipient, in place of yes: a refusal is an error with a `responseCode`. */
  onRecipient: ((address: string) => Error | undefined) | undefined;
  /** Decides on each mail; where it gives back nothing the mail is acknowledged. */
  onMail: ((mail: ReceivedMail) => Error | undefined | Promise<Error | undefined>) | undefined;
  /** Waits until that many mails have arrived. */
  received(count: number): Promise<ReceivedMail[]>;
  stop(): Promise<void>;
}

export function refusal(responseCode: number, message = 'secret words of the server'): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Starts one; on the port of an earlier one where that is given. */
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

/** Waits until something holds, or fails and says what did not. */
export async function until(holds: () => boolean | Promise<boolean>, what: string, within = 20_000): Promise<void> {
  for (const end = Date.now() + within; !(await holds()); ) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
