// The tables of the limits: the same cards as the product's, in a separate schema.
import pg from 'pg';

/** The columns of a card, with the names of the JSON. */
const cardColumns: Record<string, string> = {
  id: 'int',
  title: 'text',
  description: 'text',
  priority: 'text',
  status: 'text',
  columnId: 'int',
  assigneeId: 'int',
  assignees: 'jsonb',
  department: 'text',
  departments: 'jsonb',
  workspaceId: 'int',
  startDate: 'date',
  dueDate: 'date',
  createdAt: 'timestamptz',
  order: 'int',
  version: 'int',
  checklistDone: 'int',
  checklistTotal: 'int',
  commentCount: 'int',
};

export const cardList = Object.keys(cardColumns)
  .map((name) => `"${name}"`)
  .join(', ');
const typed = Object.entries(cardColumns)
  .map(([name, type]) => `"${name}" ${type}`)
  .join(', ');

const tables = `
  drop schema if exists bench_limits cascade;
  create schema bench_limits;
  create table bench_limits.boards (board int primary key, version int not null);
  create table bench_limits.cards (${typed}, board int not null, doc text not null, primary key (id));
  create index on bench_limits.cards (board, "columnId", "order");
  create sequence bench_limits.card_ids start 1000000;
  create table bench_limits.comments (id int primary key generated always as identity, task int not null, author int, content text not null);
  create index on bench_limits.comments (task);`;

/** Fills the tables with the product's responses for the boards. */
export async function fillLimits(url: string, boards: ReadonlyMap<number, string>): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(tables);
    for (const [board, text] of boards) {
      await client.query('insert into bench_limits.boards values ($1, 1)', [board]);
      await client.query(
        `insert into bench_limits.cards (${cardList}, board, doc)
          select r.*, $1, e.value::text from json_array_elements($2::json) e, json_to_record(e.value) r(${typed})`,
        [board, text],
      );
    }
    await client.query('analyze bench_limits.cards');
  } finally {
    await client.end();
  }
}
