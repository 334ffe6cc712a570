// Reports of errors of this page to the server, while the person allows them. A report that fails is nobody's business.
import { api, type ClientError, type CurrentUser, limits, screenPatternOf, scrubMessage, stackLocations } from '@app/contract';
import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { call, RequestError } from '#lib/call.ts';

const sent = new Set<string>();

/** Reports an error once, and only a few of a page: an error that comes again says nothing new. */
export async function reportError(client: QueryClient, kind: ClientError['kind'], error: unknown): Promise<void> {
  const signed = client.getQueryData<CurrentUser | null>(currentUserQuery.queryKey);
  if (!signed?.user.dataCollection || !isFault(error)) return;
  const body = reportOf(kind, error, location.pathname);
  const key = JSON.stringify(body);
  if (sent.has(key) || sent.size >= limits.clientError.perPage) return;
  sent.add(key);
  await call(api.clientErrors.report, { body }).catch(() => undefined);
}

/** What the report says: nothing of it is what a person wrote. */
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

/** A refusal of the server is known there, and a request that was given up is no fault. */
function isFault(error: unknown): error is Error {
  return error instanceof Error && !(error instanceof RequestError) && error.name !== 'AbortError';
}
