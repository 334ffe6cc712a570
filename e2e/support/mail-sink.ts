// A mail server that accepts every mail, for tests that follow links.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect } from '@playwright/test';

export interface MailSink {
  url: string;
  /** Waits for the next unread mail to an address, and returns the text after `path` in its link. */
  linkTo(address: string, path: string): Promise<string>;
  /** Returns the number of mails to an address. */
  countTo(address: string): number;
  close(): void;
}

interface Mail {
  to: string;
  text: string;
  read?: boolean;
}

/** Starts it on a free local port. */
export async function mailSink(): Promise<MailSink> {
  const mails: Mail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    talk(socket, mails);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async linkTo(address, path) {
      const next = () => mails.find(({ to, read }) => to === address && !read);
      await expect.poll(next, { message: `a mail to ${address}`, timeout: 30_000 }).toBeDefined();
      const mail = next();
      if (mail) mail.read = true;
      return new RegExp(`${path}#([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
    },
    countTo: (address) => mails.filter(({ to }) => to === address).length,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The part of SMTP that is needed to receive mails (RFC 5321). */
function talk(socket: Socket, mails: Mail[]): void {
  let rest = '';
  let to = '';
  let content: string | undefined;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 sink');
  socket.setEncoding('utf8').on('data', (part: string) => {
    rest += part;
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (content !== undefined && line === '.') {
        // Decodes quoted-printable: removes soft line breaks, decodes equals signs.
        mails.push({ to, text: content.replaceAll('=\n', '').replaceAll('=3D', '=') });
        content = undefined;
        say('250 taken');
      } else if (content !== undefined) content += `${line}\n`;
      else if (/^DATA/i.test(line)) {
        content = '';
        say('354 go on');
      } else {
        to = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1] ?? to;
        say(/^QUIT/i.test(line) ? '221 bye' : '250 ok');
      }
    }
  });
}
