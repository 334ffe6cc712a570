// Browsers that need no code of the second step for a while.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { Instant, PathId, ResponseId, Success } from '#fields.ts';

/** A browser that needs no code for 30 days. */
export const TrustedDevice = z.object({
  id: ResponseId,
  /** Whether the call came from it. */
  current: z.boolean(),
  /** The browser and its system in words. */
  device: z.string(),
  /** The address of the sign-in at which it was trusted; null if it is not known. */
  address: z.nullable(z.string()),
  createdAt: Instant,
  expiresAt: Instant,
});
export type TrustedDevice = z.output<typeof TrustedDevice>;

const own = "the caller's own account";

export const trustedDevices = {
  list: endpoint({
    method: 'GET',
    path: '/api/second-factor/trusted-devices',
    access: 'user',
    whileWaiting: own,
    summary: "Returns the caller's browsers that need no code, the present one first, then the newest",
    response: z.array(TrustedDevice),
    session: true,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/second-factor/trusted-devices/:trustedDeviceId',
    access: 'user',
    whileWaiting: own,
    summary: "Asks one of the caller's browsers for a code again",
    params: z.object({ trustedDeviceId: PathId }),
    response: Success,
  }),
};
