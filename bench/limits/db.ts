// L-db: one prepared statement that builds the board's JSON text in the database.
import type pg from 'pg';
import { type Limit, pack, sendPacked } from '#limits/response.ts';
import { cardList } from '#limits/tables.ts';

const text = `select json_agg(r)::text as text from (
  select ${cardList} from bench_limits.cards where board = $1 order by "columnId", "order") r`;

export function dbLimit(pool: pg.Pool): Limit {
  return async (board, _request, response) => {
    const { rows } = await pool.query<{ text: string }>({ name: 'db', text, values: [board] });
    sendPacked(response, await pack(rows[0]?.text ?? ''));
  };
}
