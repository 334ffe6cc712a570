// A company of 500 people, 20 departments and 50,000 tasks: what the screens of an administrator call, how long each answer takes
// and how many bytes it has, and the memory of the server while five administrators read all of it.
import * as api from '@app/contract/api.ts';
import type { QueryInput } from '@app/contract/endpoint.ts';
import { screens } from '@app/contract/screens.ts';
import { contextWith, inChromium, navigate } from '#chromium.ts';
import { companySizes, companyWords, startCompany } from '#company.ts';
import { latency, median, throughput, warmUp } from '#measure.ts';
import { memoryOf, type Product, pathOf, signIn } from '#product.ts';
import type { Stage } from '#stage.ts';
import { maximumRow, type Row, withoutTarget } from '#table.ts';

const most = { time: 50, bytes: 1_000_000, memory: 250, painted: 400 };
const administrators = 5;
const workspaceId = 0;

export async function largeCompany(stage: Stage): Promise<Row[]> {
  const { product, close } = await startCompany(stage, companySizes.large);
  try {
    return [...(await reading(product)), ...(await painting(product))];
  } finally {
    await close();
  }
}

/** The ids of this many people as the values of groups. */
const people = (count: number) => JSON.stringify(Array.from({ length: count }, (_, index) => String(index + 2)));

function requests(): Record<string, string> {
  const words = companyWords();
  const rare = words.at(-1) ?? '';
  const today = new Date().toISOString().slice(0, 10);
  const view = (name: NonNullable<QueryInput<typeof api.company.view>>['view'], more = {}) =>
    pathOf(api.company.view, undefined, { today, view: name, ...more });
  const next = (query: Omit<NonNullable<QueryInput<typeof api.company.page>>, 'today'>) =>
    pathOf(api.company.page, undefined, { today, ...query });
  const search = (q: string) => pathOf(api.search.tasks, undefined, { q });
  return {
    'company view': view('board'),
    'its dashboard': view('dashboard'),
    'its list': view('list'),
    'its counts': view('counts'),
    'its overdue tasks': view('board', { filter: JSON.stringify({ due: ['overdue'] }) }),
    'its tasks with a word': view('board', { filter: JSON.stringify({ text: words[20] }) }),
    'its list by title': view('list', { by: 'title' }),
    'its list by assignee': view('list', { by: 'assignee' }),
    'its list by groups of status': view('list', { group: 'status' }),
    'its list by groups of assignee': view('list', { group: 'assignee', by: 'title' }),
    'its list by groups of due date': view('list', { group: 'due' }),
    'its counts by department': view('counts', { group: 'department' }),
    'the next rows of a group': next({ kind: 'group', group: 'status', groups: '["Done"]', after: '["Done",[1,9800,0,0]]' }),
    'the rows of many groups': next({ kind: 'group', group: 'assignee', groups: people(100), after: '' }),
    'the next cards of a column': next({ kind: 'column', column: 'to do', after: JSON.stringify(['Sales', 'To Do', 0, 0]) }),
    'the next rows of the list': next({ kind: 'list', after: JSON.stringify([0, 9_800, 0, 0]) }),
    'board of a department': pathOf(api.tasks.inWorkspace, { workspaceId: 2 }, { fields: 'card' }),
    workspaces: pathOf(api.workspaces.list),
    people: pathOf(api.users.list),
    members: pathOf(api.workspaces.membersPage, { workspaceId }),
    'all members at once': pathOf(api.workspaces.members, { workspaceId }),
    'members of a department': pathOf(api.departments.users, { departmentId: 2 }),
    'admin: people': pathOf(api.users.adminPage),
    'admin: people with a word': pathOf(api.users.adminPage, undefined, { search: 'person 12' }),
    'admin: all people at once': pathOf(api.users.adminList),
    'admin: departments': pathOf(api.departments.list),
    'admin: audit log': pathOf(api.audit.list),
    'admin: mails': pathOf(api.email.outbox),
    activity: pathOf(api.users.activity),
    'search for a common word': search(words[0] ?? ''),
    'search for a rare word': search(rare),
    'search for a word with a typo': search(`${rare.slice(0, 3)}x${rare.slice(4)}`),
  };
}

async function reading({ base, pid }: Product): Promise<Row[]> {
  const cookies = await Promise.all(Array.from({ length: administrators }, () => signIn(base)));
  const rows: Row[] = [];
  const all = Object.entries(requests());
  for (const [what, path] of all) {
    const load = { base, cookies, requests: [{ path }] };
    await warmUp(load);
    const times: number[] = [];
    for (let round = 0; round < 3; round++) times.push(await latency(load));
    rows.push(maximumRow(`500 people, ${what}: p50`, median(times), most.time, 'ms', undefined));
    rows.push(maximumRow(`500 people, ${what}: bytes`, await bytesOf(base, path, cookies[0]), most.bytes, 'bytes', undefined));
  }
  await throughput({ base, cookies, requests: all.map(([, path]) => ({ path })) });
  const memory = memoryOf(pid);
  return memory === undefined
    ? rows
    : [...rows, maximumRow('memory after five administrators', memory, most.memory, 'MiB', undefined)];
}

/** Measures the company's screens in a browser: the first navigation, with an empty cache, and those after it. */
function painting({ base }: Product): Promise<Row[]> {
  return inChromium(async (browser) => {
    const rows: Row[] = [];
    for (const view of ['board', 'list', 'list&group=status', 'dashboard']) {
      const context = await contextWith(browser, base, await signIn(base));
      const page = await context.newPage();
      const urls = { url: `${base}${screens.workspace.href(workspaceId)}?view=${view}`, blank: `${base}/livez` };
      const [first = Number.NaN, ...later] = await inTurn(4, () => navigate(page, urls));
      rows.push(withoutTarget(maximumRow(`50,000 tasks, ${view}: first navigation until painted`, first, most.painted, 'ms')));
      rows.push(maximumRow(`50,000 tasks, ${view}: warm navigation until painted`, median(later), most.painted, 'ms'));
      await context.close();
    }
    return rows;
  });
}

async function inTurn(times: number, run: () => Promise<number>): Promise<number[]> {
  const found: number[] = [];
  for (let time = 0; time < times; time++) found.push(await run());
  return found;
}

/** Returns the bytes of an answer before compression. */
async function bytesOf(base: string, path: string, cookie = ''): Promise<number> {
  const response = await fetch(base + path, { headers: { cookie } });
  return (await response.arrayBuffer()).byteLength;
}
