// For tests: a request over a real connection whose answer is slow, so that it can be left.
import { type ClientRequest, type IncomingMessage, request as send } from 'node:http';
import type { Person, TestApp } from '#testing/test-app.ts';

export interface SlowAnswer {
  /** Settles with the headers of the answer. */
  headers: Promise<IncomingMessage>;
  /** Closes the connection. */
  leave(): void;
}

/** Sends a POST as a person. */
export async function slowAnswer(test: TestApp, as: Person, path: string, body: object): Promise<SlowAnswer> {
  const { port } = new URL(await addressOf(test));
  const headers = {
    ...{ host: 'tasklane.test', origin: 'http://tasklane.test', cookie: await test.cookieOf(as) },
    'content-type': 'application/json',
  };
  let request: ClientRequest | undefined;
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request = send({ host: '127.0.0.1', port, path, method: 'POST', headers }, resolve);
    request.on('error', reject);
    request.end(JSON.stringify(body));
  });
  answered.catch(() => undefined);
  return { headers: answered, leave: () => void request?.destroy() };
}

async function addressOf({ app }: TestApp): Promise<string> {
  return app.server.listening ? app.listeningOrigin : app.listen({ port: 0, host: '127.0.0.1' });
}
