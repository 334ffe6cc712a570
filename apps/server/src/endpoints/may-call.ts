// Decides whether a caller may call an endpoint, before anything of the call is done.
import * as api from '@app/contract/api.ts';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { denialOf, type Scope } from '@app/contract/principals.ts';
import type { Database } from '#db/connect.ts';
import { recordRefusal } from '#endpoints/audit.sql.ts';
import { ApiError, storageFullError, unauthenticatedError } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';

/** Whether the endpoint may change the database. */
export function isWrite({ method, storesNothing }: Endpoint): boolean {
  return method !== 'GET' && !storesNothing;
}

/** Throws 401 and 403 if the endpoint is not for the caller, and 507 for a write when the disk is full. */
export async function assertMayCall(
  database: Database,
  endpoint: Endpoint,
  principal: Principal | undefined,
  address: string,
): Promise<void> {
  const refusal = denialOf(endpoint, principal);
  if (refusal === 'session') throw unauthenticatedError('session_missing');
  if (refusal === 'secondFactor') throw new ApiError(403, 'second_factor_required', 'errors.secondFactorRequired');
  if (refusal !== undefined) {
    if (endpoint.access === 'admin') await recordRefused(database, endpoint, principal, address);
    const scope = refusal === 'scope' ? { scope: missingScope(endpoint, principal) } : {};
    throw new ApiError(403, 'forbidden', sentences[refusal], scope);
  }
  if (isWrite(endpoint) && database.disk() === 'full' && endpoint !== api.auth.logout) throw storageFullError();
}

/** Records a refused administrative action in the audit log, wherever it was refused. */
export async function recordRefused(
  { db }: Database,
  endpoint: Endpoint,
  principal: Principal | undefined,
  address: string,
): Promise<void> {
  const details = endpoint.audit ? {} : { name: `${endpoint.method} ${endpoint.path}` };
  await recordRefusal(db, { by: principal, action: endpoint.audit ?? 'admin_read', details, address });
}

/** Returns the scope of the endpoint that the caller does not have. */
function missingScope({ scope, alsoScope }: Endpoint, principal: Principal | undefined): Scope | undefined {
  return alsoScope !== undefined && scope !== undefined && principal?.scopes.includes(scope) ? alsoScope : scope;
}

const sentences = {
  admin: 'errors.adminRequired',
  approval: 'errors.approvalAwaited',
  via: 'errors.sessionOnly',
  scope: 'errors.scopeMissing',
} as const;
