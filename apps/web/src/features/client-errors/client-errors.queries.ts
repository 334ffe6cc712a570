// Reports errors of this page to the server, if the person allows it. Failed reports are ignored.
import * as api from '@app/contract/api.ts';
import type { CurrentUser } from '@app/contract/auth/auth.contract.ts';
import type { ClientError } from '@app/contract/client-errors/client-errors.contract.ts';
import { screenPatternOf, scrubMessage, stackLocations } from '@app/contract/client-errors/client-errors.rules.ts';
import { limits } from '@app/contract/limits.ts';
import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { call, RequestError } from '#lib/call.ts';

const sent = new Set<string>();

/** Reports an error once, and only a few per page: a repeated error adds nothing. */
export async function reportError(client: QueryClient, kind: ClientError['kind'], error: unknown): Promise<void> {
  const signed = client.getQueryData<CurrentUser | null>(currentUserQuery.queryKey);
  if (!signed?.user.dataCollection || !isFault(error)) return;
  const body = reportOf(kind, error, location.pathname);
  const key = JSON.stringify(body);
  if (sent.has(key) || sent.size >= limits.clientError.perPage) return;
  sent.add(key);
  await call(api.clientErrors.report, { body }).catch(() => undefined);
}

/** Returns the report of an error, without anything that a person wrote. */
export function reportOf(kind: ClientError['kind'], error: Error, pathname: string): ClientError {
  const name = error.name.replace(/[^A-Za-z]/g, '').slice(0, limits.clientError.name) || 'Error';
  return {
    kind,
    name,
    message: scrubMessage(error.message),
    screen: screenPatternOf(pathname),
    stack: stackLocations(error.stack ?? ''),
  };
}

/** The server knows its own refusals, and an aborted request is no bug. */
function isFault(error: unknown): error is Error {
  return error instanceof Error && !(error instanceof RequestError) && error.name !== 'AbortError';
}
