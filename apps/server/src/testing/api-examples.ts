// For tests: makes an example of a request that was run and of its answer: the same at every run, and as short as a reader needs it.
import type { Endpoint } from '@app/contract/endpoint.ts';
import type { Example } from '#http/openapi-examples.ts';
import type { Reply } from '#testing/test-app.ts';

interface Run {
  operation: string;
  endpoint: Endpoint;
  url: string;
  payload: unknown;
  reply: Reply;
}

/** Returns the example of a call. */
export function exampleOf({ operation, endpoint, url, payload, reply }: Run): Example {
  const steady = steadier();
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const path = Object.fromEntries(
    endpoint.path.split('/').flatMap((part, at) => {
      const value = decodeURIComponent(pathname.split('/')[at] ?? '');
      return part.startsWith(':')
        ? [[part.slice(1), String(steady(/^\d+$/.test(value) ? Number(value) : value, part.slice(1)))]]
        : [];
    }),
  );
  const query = Object.fromEntries([...searchParams].map(([name, value]) => [name, String(steady(value, name))]));
  const isJson = typeof payload === 'object' && payload !== null && !(payload instanceof FormData);
  const answer = answerOf(endpoint, reply);
  return {
    operation,
    ...(Object.keys(path).length > 0 && { path }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(isJson && { body: steady(payload) }),
    status: reply.status,
    ...(answer !== undefined && { answer: steady(answer) }),
  };
}

function answerOf({ file, stream, method }: Endpoint, { body, text }: Reply): unknown {
  if (stream && method === 'GET') return undefined;
  if (!file) return stream ? text : body;
  // Bytes are not shown.
  return [...text].some((sign) => sign < '\t' || sign === '\uFFFD') ? undefined : text;
}

/** Entries of a list, and characters of a text. */
const shown = { entries: 2, text: 600 };
const instant = '2026-11-24T09:30:00.000Z';
const day = '2026-11-30';
const secret = 'An-example-of-a-secret-of-43-characters'.padEnd(43, '-');

/** What the makers of the tests' rows write, and what a reader understands better. */
const texts: [RegExp, string][] = [
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)/g, instant],
  [/\b20\d\d-\d\d-\d\d\b(?!T)/g, day],
  [/\b20\d{6}T\d{6}Z/g, '20261124T093000Z'],
  [/(?<=DATE:)20\d{6}/g, '20261130'],
  [/\btsk_\w{26}_\w{6}/g, 'tsk_ExampleOfTheSecretOfAToken_Sample'],
  [/\bwhsec_[\w+/]{43}=/g, 'whsec_RXhhbXBsZU9mVGhlU2VjcmV0T2ZBV2ViaG9vay0tLS0='],
  [/^[0-9a-f]{24}$/g, '7c1f0a92be3d4856a01c7e9d'],
  [/\bprovider-\d+\b/g, 'company'],
  [/\bmsg_[0-9a-f]{32}\b/g, 'msg_0b3f6a1e5c0d4e579f526a3c1d2e8f90'],
  [/https:\/\/127\.0\.0\.1:1\/webhook/g, 'https://example.com/webhook'],
  [/(?<=[#/"]|^)[\w-]{43}(?=[/".]|$)/g, secret],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, '0b3f6a1e-5c0d-4e57-9f52-6a3c1d2e8f90'],
  // What a device or a browser answers, which is base64url.
  [/^[\w-]{60,}$/g, 'An-example-of-what-a-device-answers'],
  // The place of a page of a history: its instant and the number of an entry.
  [/^\[\d{13},(\d),\d+\]$/g, '[1795512600000,$1,12]'],
  [/A task of the tests/g, 'Prepare the release notes'],
  [/A comment of the tests|A comment/g, 'Looks good to me'],
  [/Gene Rated|New Comer/g, 'Nora New'],
  [/\b(generated|newcomer|forgetful)\d+/g, 'nora'],
  [/\bPerson \d+/g, 'Paula Price'],
  [/\bperson\d+/g, 'paula'],
  [/^#[0-9A-Fa-f]{6}$/g, '#0066FF'],
  [/\b(invited|address|program|new)[0-9a-f]+(?=@|$)/g, '$1'],
  [/\bdailyDigest\.\d+\.[\w-]{43}/g, `dailyDigest.1.${secret}`],
  [/\b(Department|Renamed|Target|Column|Template|Imported task|Sub-task|Changed|Deleted) \d+\b/g, '$1 7'],
];

/** Returns a function that replaces ids by their order of appearance, and what changes from run to run by something constant. */
function steadier(): (value: unknown, name?: string) => unknown {
  const ids = new Map<number, number>();
  const idOf = (id: number): number => {
    if (id === 0) return 0;
    if (!ids.has(id)) ids.set(id, ids.size + 1);
    return ids.get(id) ?? 0;
  };
  function steady(value: unknown, name = ''): unknown {
    if (Array.isArray(value)) return value.slice(0, shown.entries).map((one) => steady(one, name));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, steady(inner, key)]));
    if (typeof value === 'number') return steadyNumber(value, name);
    if (typeof value !== 'string') return value;
    // The initials of an invented person contain a number that is counted over all tests.
    // The computer and the process on which the tests run.
    if (name === 'instance') return 'server-1/4711';
    if (name === 'zone') return 'UTC';
    if (name === 'node' || name === 'version') return value.replace(/\d+/g, '1');
    if (name === 'countedIn') return '900:900:';
    if (name === 'writtenBy') return '899';
    return name === 'avatarInitials' ? value.replace(/^P\d$/, 'PP') : steadyText(value);
  }
  function steadyNumber(value: number, name: string): number {
    if (/^(id|order|assignees|after|before|next)$|Ids?$/.test(name)) return idOf(value);
    if (/^(timestamp|since|at)$/.test(name)) return Date.parse(instant);
    if (name === 'duration') return 1;
    return value;
  }
  function steadyText(value: string): string {
    const replaced = texts.reduce((text, [pattern, by]) => text.replace(pattern, by), value);
    const numbered = replaced.replace(
      /((?:user|mail|task|department|template|workspace|import|token|invitation|webhook)[:/-]|person id )(\d+)/g,
      (_, before: string, id: string) => `${before}${idOf(Number(id))}`,
    );
    return numbered.length > shown.text ? `${numbered.slice(0, shown.text)}…` : numbered;
  }
  return steady;
}
