// A company of 54 people and 50,000 tasks: search, activity and writes, for a member of one department and for an administrator.
import * as api from '@app/contract/api.ts';
import { companySizes, companyWords, startCompany } from '#company.ts';
import type { Request } from '#connection.ts';
import { type Load, latency, measureInterleaved, warmUp } from '#measure.ts';
import { call, pathOf, signIn } from '#product.ts';
import { cardOf, firstColumn } from '#seed.ts';
import type { Stage } from '#stage.ts';
import { maximumRow, type Row } from '#table.ts';

const most = 50;
const workspaceId = 2;

export async function company(stage: Stage): Promise<Row[]> {
  const { product, signIn: signInNumber, close } = await startCompany(stage, companySizes.usual);
  try {
    const { base } = product;
    // The first invented person is a member of the second department.
    const member = await signInNumber(1);
    const people = [
      ['administrator', await signIn(base)],
      ['member', member],
    ] as const;
    const rows: Row[] = [];
    for (const [name, cookie] of people) rows.push(...(await reading(stage, base, name, cookie)));
    return [...rows, ...(await writing(stage, base, member))];
  } finally {
    await close();
  }
}

function searches(): Record<string, string> {
  const words = companyWords();
  const rare = words.at(-1) ?? '';
  return {
    'a common word': words[0] ?? '',
    'a rare word': rare,
    'a word with a typo': `${rare.slice(0, 3)}x${rare.slice(4)}`,
    'no word': 'zzzzqqqq',
    'twelve words': words
      .filter((_, n) => n % 300 === 0)
      .slice(0, 12)
      .join(' '),
  };
}

async function reading(stage: Stage, base: string, name: string, cookie: string): Promise<Row[]> {
  const requests: Record<string, Request> = { activity: { path: pathOf(api.users.activity) } };
  for (const [what, q] of Object.entries(searches()))
    requests[`search for ${what}`] = { path: pathOf(api.search.tasks, undefined, { q }) };
  const rows: Row[] = [];
  for (const [what, request] of Object.entries(requests))
    rows.push(await beside(stage, `50,000 tasks, ${name}: ${what}`, { base, cookies: [cookie], requests: [request] }));
  return rows;
}

async function writing(stage: Stage, base: string, cookie: string): Promise<Row[]> {
  const cards = await call(base, api.tasks.inWorkspace, { params: { workspaceId }, query: { fields: 'card' }, cookie });
  const taskId = () => cards[Math.floor(Math.random() * cards.length)]?.id ?? 0;
  const column = () => firstColumn(workspaceId) + Math.floor(Math.random() * 4);
  const nobody = { members: new Map(), crowds: new Map(), colleagues: new Map() };
  let number = 0;
  const writes: Record<string, () => Request> = {
    create: () => ({
      method: 'POST',
      path: pathOf(api.tasks.create),
      body: JSON.stringify(cardOf(nobody, workspaceId, column(), number++)),
    }),
    move: () => ({
      method: 'PUT',
      path: pathOf(api.tasks.move, { taskId: taskId() }),
      body: JSON.stringify({ columnId: column(), order: 0 }),
    }),
    comment: () => ({
      method: 'POST',
      path: pathOf(api.comments.create, { taskId: taskId() }),
      body: JSON.stringify({ content: 'The draft of the contract is with the customer.' }),
    }),
  };
  const rows: Row[] = [];
  for (const [what, make] of Object.entries(writes))
    rows.push(await beside(stage, `50,000 tasks: ${what}`, { base, cookies: [cookie], requests: [make] }));
  return rows;
}

/** Returns the median with one client, with a single query by a minimal server in the same rounds as the limit. */
async function beside({ limits, limitsUrl }: Stage, figure: string, ours: Load): Promise<Row> {
  const check: Load | undefined =
    limitsUrl === undefined ? undefined : { base: limits.base, requests: [{ path: `/check/${workspaceId}` }] };
  await warmUp(ours);
  const found = await measureInterleaved({ ours: () => latency(ours), check: check && (() => latency(check)) });
  return maximumRow(`${figure}: p50 (L-check)`, found.ours, most, 'ms', check && found.check);
}
