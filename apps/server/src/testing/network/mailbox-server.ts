// For tests: a small IMAP server (RFC 3501) with one mailbox and one user, as far as a program that reads a mailbox needs it.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

interface StoredMail {
  uid: number;
  source: string;
  seen: boolean;
  /** The server does not give it out: it ends the connection, or answers without it. */
  fault?: 'ends' | 'missing';
}

export interface TestMailbox {
  url: string;
  mails: StoredMail[];
  /** The number of connections so far. */
  connections: number;
  /** Puts a mail into the mailbox. */
  add(source: string): StoredMail;
  stop(): Promise<void>;
}

/** Starts the server; the user is `tasks`, the password `secret`. */
export async function mailboxServer(): Promise<TestMailbox> {
  const sockets = new Set<Socket>();
  const mailbox: TestMailbox = {
    url: '',
    mails: [],
    connections: 0,
    add(source) {
      const mail = { uid: mailbox.mails.length + 1, source: source.replaceAll(/\r?\n/g, '\r\n'), seen: false };
      mailbox.mails.push(mail);
      return mail;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
  const server = createServer((socket) => {
    mailbox.connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    socket.setEncoding('latin1');
    const say = (line: string) => socket.write(`${line}\r\n`, 'latin1');
    say('* OK [CAPABILITY IMAP4rev1] ready');
    let text = '';
    socket.on('data', (chunk: string) => {
      text += chunk;
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        answer(mailbox, text.slice(0, end), say, socket);
        text = text.slice(end + 2);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  mailbox.url = `imap://tasks:secret@127.0.0.1:${(server.address() as AddressInfo).port}/INBOX`;
  return mailbox;
}

function answer(mailbox: TestMailbox, line: string, say: (line: string) => void, socket: Socket): void {
  const [tag = '', ...words] = line.split(' ');
  const command = (words[0] === 'UID' ? words.slice(0, 2).join(' ') : (words[0] ?? '')).toUpperCase();
  let outcome = 'OK done';
  if (command === 'CAPABILITY') say('* CAPABILITY IMAP4rev1');
  if (command === 'LIST' || command === 'LSUB') say(`* ${command} () "/" INBOX`);
  if (command === 'LOGIN' && !line.includes('secret')) outcome = 'NO [AUTHENTICATIONFAILED] wrong password';
  if (command === 'SELECT') {
    say('* FLAGS (\\Seen)');
    say(`* ${mailbox.mails.length} EXISTS`);
    say('* OK [PERMANENTFLAGS (\\Seen)] yes');
    say('* OK [UIDVALIDITY 1] yes');
    say(`* OK [UIDNEXT ${mailbox.mails.length + 1}] yes`);
    outcome = 'OK [READ-WRITE] selected';
  }
  if (command === 'UID SEARCH') say(['* SEARCH', ...mailbox.mails.filter(({ seen }) => !seen).map(({ uid }) => uid)].join(' '));
  if (command === 'UID FETCH' && !fetch(mailbox, line, say)) {
    socket.destroy();
    return;
  }
  if (command === 'UID STORE') for (const mail of mailbox.mails) if (String(mail.uid) === words[2]) mail.seen = true;
  if (command === 'LOGOUT') say('* BYE');
  say(`${tag} ${outcome}`);
  if (command === 'LOGOUT') socket.end();
}

/** Returns whether the connection goes on. */
function fetch(mailbox: TestMailbox, line: string, say: (line: string) => void): boolean {
  const uid = Number(line.split(' ')[3]);
  const mail = mailbox.mails.find((one) => one.uid === uid);
  if (!mail || mail.fault === 'missing') return true;
  if (mail.fault === 'ends') return false;
  const bytes = Buffer.from(mail.source, 'latin1');
  const [, part] = /BODY(?:\.PEEK)?\[\](?:<0\.(\d+)>)?/.exec(line) ?? [];
  const wanted = part === undefined ? mail.source : mail.source.slice(0, Number(part));
  const body = line.includes('BODY') ? ` BODY[]${part === undefined ? '' : '<0>'} {${wanted.length}}\r\n${wanted}` : '';
  say(`* ${uid} FETCH (UID ${uid} RFC822.SIZE ${bytes.length}${body})`);
  return true;
}
