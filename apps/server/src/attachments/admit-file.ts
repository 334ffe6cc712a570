// Decides about a file before it arrives.
import * as api from '@app/contract/api.ts';
import type { Endpoint } from '@app/contract/endpoint.ts';
import type { Db } from '#db/connect.ts';
import { readInput } from '#endpoints/input/read-input.ts';
import type { Principal } from '#endpoints/principal.ts';
import { requireTask } from '#tasks/require-task.ts';

/**
 * Throws 404 if the file is for a task that is deleted or that the caller does not see. An arriving file may take long and keeps a place
 * from others, and people whose account nobody has approved can send one. It is decided again when the file is added.
 */
export async function admitFile(db: Db, endpoint: Endpoint, actor: Principal | undefined, params: unknown): Promise<void> {
  if (endpoint !== api.attachments.add || !actor) return;
  const { taskId } = readInput(endpoint, { params }).params as { taskId: number };
  await requireTask(db, actor, taskId);
}
