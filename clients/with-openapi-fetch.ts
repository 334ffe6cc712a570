// A program as somebody else writes it with openapi-typescript and openapi-fetch. `openapi-clients.test.ts` generates `made`, compiles
// this and runs it.
import createClient from 'openapi-fetch';
import type { components, paths } from './made/openapi-typescript.ts';

const { SERVER = '', TOKEN = '', BOARD = '' } = process.env;
const headers = { Authorization: `Bearer ${TOKEN}` };
const client = createClient<paths>({ baseUrl: SERVER, headers });
const workspaceId = Number(BOARD);

async function run() {
  const columns = await client.GET('/api/workspaces/{workspaceId}/columns', { params: { path: { workspaceId } } });
  const [column] = columns.data ?? [];
  const { data: task } = await client.POST('/api/tasks', {
    params: { header: { 'Idempotency-Key': 'once' } },
    body: {
      title: 'A generated client',
      columnId: column?.id ?? 0,
      workspaceId,
      department: 'Engineering',
      priority: 'P2',
      dueDate: '2031-05-06',
    },
  });
  const path = { taskId: task?.id ?? 0 };
  const { data: comment } = await client.POST('/api/tasks/{taskId}/comments', {
    params: { path },
    body: { content: 'It compiles.' },
  });
  const listed = await client.GET('/api/workspaces/{workspaceId}/tasks', {
    params: { path: { workspaceId }, query: { limit: 1, sort: '-due' } },
  });
  const page = await client.GET('/api/workspaces/{workspaceId}/tasks', {
    params: { path: { workspaceId }, query: { limit: 10 } },
  });
  const missing = await client.GET('/api/tasks/{taskId}', { params: { path: { taskId: 2_147_483_647 } } });
  const invalid = await client.POST('/api/tasks/{taskId}/comments', { params: { path }, body: { content: '' } });
  const stranger = await client.GET('/api/tasks', { headers: { Authorization: 'Bearer wrong' } });
  const refused: components['schemas']['Error'] | undefined = missing.error;
  return {
    task: task && summaryOf(task),
    comment: comment && { taskId: comment.taskId, by: comment.user?.fullName },
    listed: listed.data?.map(({ id }) => id === task?.id),
    missing: refused?.error,
    invalid: invalid.response.status === 400 ? fieldsOf(invalid.error) : undefined,
    stranger: stranger.error?.error,
  };
}

function summaryOf({ title, dueDate, assigneeId }: components['schemas']['Task']) {
  const due: string | null = dueDate;
  const assignee: number | null = assigneeId;
  return { title, due, assignee };
}

function fieldsOf(error: components['schemas']['ValidationError'] | undefined): string[] {
  return Object.keys(error?.fields ?? {});
}

console.log(JSON.stringify(await run()));
