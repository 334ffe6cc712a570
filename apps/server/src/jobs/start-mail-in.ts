// Starts the ways in for mails that the operator has set: a port for a mail server, a mailbox that is read, or both.
import type { Config } from '#config.ts';
import type { Database } from '#db/connect.ts';
import type { EndpointRunner } from '#endpoints/run-endpoint.ts';
import { fileStore } from '#files/open-store.ts';
import type { Receiver } from '#incoming-mails/receive-mail.ts';
import type { Clock } from '#jobs/start-repeating.ts';

interface MailInOptions extends Pick<Clock, 'ended' | 'every'> {
  config: Config;
  database: Database;
  runner: EndpointRunner;
  log: Clock['log'];
  received?: Receiver['received'];
}

/** Starts them and returns what stops them; throws a StartError if the port cannot be used. */
export async function startMailIn({
  config,
  database,
  runner,
  log,
  received,
  ...clock
}: MailInOptions): Promise<{ stop(): Promise<void> }[]> {
  const { mailIn } = config;
  if (!mailIn) return [];
  const [{ listenForMails }, { startMailbox }] = await Promise.all([
    import('#incoming-mails/smtp-listener.ts'),
    import('#jobs/read-mailbox.ts'),
  ]);
  const receiver: Receiver = { config, mailIn, db: database.db, runner, incoming: fileStore(config).incoming, log, received };
  const { smtp, imapUrl } = mailIn;
  const isPaused = () => database.disk() === 'full';
  return [
    ...(smtp ? [await listenForMails(receiver, smtp)] : []),
    ...(imapUrl === undefined ? [] : [startMailbox(receiver, imapUrl, { log, isPaused, ...clock })]),
  ];
}
