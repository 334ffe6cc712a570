// L-write: one prepared statement that writes one row, with synchronous commit.
import type pg from 'pg';
import { bodyOf, type Limit, sendJson } from '#limits/response.ts';

const create = `insert into bench_limits.cards
  (id, title, description, priority, "columnId", "assigneeId", department, "dueDate", "order", version, board, doc)
  values (nextval('bench_limits.card_ids'), $1, $2, $3, $4, $5, $6, $7, currval('bench_limits.card_ids')::int, 1, 0, '') returning *`;
const move = `update bench_limits.cards set "columnId" = $2, "order" = $3, version = version + 1 where id = $1 returning *`;
const comment = 'insert into bench_limits.comments (task, content) values ($1, $2) returning *';

/** Each takes the product's request body, and the card's id from the path. */
export function writeLimits(pool: pg.Pool): Record<'create' | 'move' | 'comment', Limit> {
  const write = (name: string, text: string, values: (id: string, body: Record<string, unknown>) => unknown[]): Limit => {
    return async (id, request, response) => {
      const { rows } = await pool.query({ name, text, values: values(id, await bodyOf(request)) });
      sendJson(response, rows[0]);
    };
  };
  return {
    create: write('create', create, (_id, body) => [
      body['title'],
      body['description'],
      body['priority'],
      body['columnId'],
      body['assigneeId'],
      body['department'],
      body['dueDate'],
    ]),
    move: write('move', move, (id, body) => [id, body['columnId'], body['order'] ?? 0]),
    comment: write('comment', comment, (id, body) => [id, body['content']]),
  };
}
