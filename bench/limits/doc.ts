// L-doc: one prepared statement that joins a JSON text stored with each card.
import type pg from 'pg';
import { type Limit, pack, sendPacked } from '#limits/response.ts';

const text = `select '[' || string_agg(doc, ',' order by "columnId", "order") || ']' as text from bench_limits.cards where board = $1`;

export function docLimit(pool: pg.Pool): Limit {
  return async (board, _request, response) => {
    const { rows } = await pool.query<{ text: string }>({ name: 'doc', text, values: [board] });
    sendPacked(response, await pack(rows[0]?.text ?? ''));
  };
}
