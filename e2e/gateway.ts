// A gateway before the server of a test, which changes its service worker.
import { createServer, request } from 'node:http';
import { freePort } from '../scripts/environment.mjs';

export interface Gateway {
  url: string;
  /** What /sw.js has become: another version, or gone. */
  worker: 'same' | 'newer' | 'gone';
  close(): void;
}

/** Opens a gateway on a port of its own. */
export async function newGateway(to: string): Promise<Gateway> {
  const port = await freePort();
  const target = new URL(to);
  const server = createServer((asked, answer) => {
    const isWorker = asked.url === '/sw.js';
    if (isWorker && gateway.worker === 'gone') {
      answer.writeHead(404, { 'Content-Type': 'application/json' }).end('{}');
      return;
    }
    if (isWorker && gateway.worker === 'newer') {
      void fetch(`${to}/sw.js`).then(async (response) => {
        answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(newer(await response.text()));
      });
      return;
    }
    const { headers, method, url: path } = asked;
    const sent = request({ host: target.hostname, port: target.port, path, method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    sent.on('error', () => answer.writeHead(502).end());
    asked.pipe(sent);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const gateway: Gateway = {
    url: `http://127.0.0.1:${port}`,
    worker: 'same',
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return gateway;
}

/** Another version: its name differs, and the open page is not of it. */
function newer(script: string): string {
  return script.replace(/files-[0-9a-f]{12}/, 'files-000000000000').replace(/\/assets\/index-[^,`]*\.js,/, '');
}
