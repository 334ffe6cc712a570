// Notes the calls of the first screens for `public/start.js`, which begins them before the application is loaded.
import * as api from '@app/contract/api.ts';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { companyWorkspaceId, storageKeys } from '@app/contract/limits.ts';
import type { QueryClient } from '@tanstack/react-query';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { writeLocal } from '#lib/local-storage.ts';
import { addressOf, type RequestInput, requestOf } from '#lib/request.ts';

type Noted = [address: string, request: RequestInit];

/** Stands for the board whose page is opened. */
const anyBoard = { workspaceId: 0 };

/** Notes the calls of the person and those of every board that the person sees. */
export async function noteFirstCalls(client: QueryClient): Promise<void> {
  const boards = (await client.ensureQueryData(workspacesQuery)).map(({ id }) => id).filter((id) => id !== companyWorkspaceId);
  const noted = {
    boards,
    person: [call(api.auth.currentUser, {}, true)],
    board: [
      call(api.users.list, {}),
      call(api.workspaces.list, {}),
      call(api.workspaces.columns, { params: anyBoard }),
      call(api.tasks.inWorkspace, { params: anyBoard, query: { fields: 'card' } }),
    ],
  };
  writeLocal(storageKeys.firstCalls, JSON.stringify(noted));
}

function call(endpoint: Endpoint, input: RequestInput, fresh = false): Noted {
  return [addressOf(endpoint.path, input), requestOf(endpoint, input, undefined, fresh)];
}
