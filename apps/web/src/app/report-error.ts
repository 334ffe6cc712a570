// Reports the errors that error boundaries catch; the reporter loads with the first one.
import type { ClientError } from '@app/contract/client-errors/client-errors.contract.ts';
import { queryClient } from '#app/query-client.ts';

/** Reports an error to the server, if the person allows it. */
export function report(kind: ClientError['kind'], error: unknown): void {
  void import('#features/client-errors/client-errors.queries.ts')
    .then(({ reportError }) => reportError(queryClient, kind, error))
    .catch(() => undefined);
}
