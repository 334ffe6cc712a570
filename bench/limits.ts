// Runs all limits in one process: small programs on plain node:http, and pg if they need a database.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { checkLimit } from '#limits/check.ts';
import { dbLimit } from '#limits/db.ts';
import { docLimit } from '#limits/doc.ts';
import { pushLimit } from '#limits/push.ts';
import type { Limit } from '#limits/response.ts';
import { packBoards, staticLimit } from '#limits/static.ts';
import { writeLimits } from '#limits/write.ts';

/** Arguments: a file with the boards' JSON by id, and optionally the database. */
const [boardsFile = '', databaseUrl] = process.argv.slice(2);
const boards = new Map(JSON.parse(readFileSync(boardsFile, 'utf8')) as [string, string][]);
const packed = await packBoards(boards);
const pool = databaseUrl === undefined ? undefined : new pg.Pool({ connectionString: databaseUrl, max: 10 });
const page = readFileSync(join(import.meta.dirname, 'limits/dom.html'));

const limits = new Map<string, Limit>(
  Object.entries({
    static: staticLimit(packed),
    page: (_name, _request, response) => void response.setHeader('content-type', 'text/html').end(page),
    push: pushLimit(),
    blank: (_name, _request, response) => void response.end(),
    ...(pool && {
      check: checkLimit(pool, packed),
      doc: docLimit(pool),
      db: dbLimit(pool),
      ...writeLimits(pool),
    }),
  } satisfies Record<string, Limit>),
);

const server = createServer((request, response) => {
  const [, word = '', name = ''] = request.url?.split('/') ?? [];
  const limit = limits.get(word);
  if (limit === undefined) response.writeHead(404).end();
  else
    Promise.resolve(limit(name, request, response)).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
