// A program as somebody else writes it with the client of @hey-api/openapi-ts. `openapi-clients.test.ts` generates `made` and compiles
// this.
import { client } from './made/hey-api/client.gen.ts';
import {
  attachmentsContent,
  commentsCreate,
  tasksCreate,
  tasksGet,
  tasksInWorkspace,
  usersPicture,
} from './made/hey-api/sdk.gen.ts';
import type { AuthenticationError, Comment, NewTask, Task, UserCard, ValidationError } from './made/hey-api/types.gen.ts';

client.setConfig({ baseUrl: 'http://127.0.0.1:3000', auth: 'tsk_' });

export async function run(workspaceId: number, columnId: number): Promise<unknown> {
  const body: NewTask = { title: 'A generated client', columnId, workspaceId, department: 'Engineering', priority: 'P2' };
  const { data: task } = await tasksCreate({ body, headers: { 'Idempotency-Key': 'once' } });
  const taskId: number = task?.id ?? 0;
  const { data: comment } = await commentsCreate({ path: { taskId }, body: { content: 'It compiles.' } });
  const { data: page } = await tasksInWorkspace({ path: { workspaceId }, query: { limit: 10, after: taskId } });
  const { data: found, error } = await tasksGet({ path: { taskId } });
  const { data: file } = await attachmentsContent({ path: { attachmentId: 1 } });
  const { data: picture } = await usersPicture({ path: { hash: '0'.repeat(64) } });
  const bytes: (Blob | File | undefined)[] = [file, picture];
  return [found && dayOf(found), comment && authorOf(comment), page?.map(({ id }) => id), error && reasonOf(error), bytes.length];
}

function dayOf({ dueDate }: Task): string | null {
  return dueDate;
}

function authorOf({ user }: Comment): UserCard['fullName'] | undefined {
  return user?.fullName;
}

function reasonOf(error: AuthenticationError | ValidationError): string {
  return 'recovery' in error ? `${error.error}: ${error.recovery}` : error.message;
}
