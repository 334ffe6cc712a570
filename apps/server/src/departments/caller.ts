// Who administers, and from where.
import type { Principal } from '#endpoints/principal.ts';

/** The administrator and their network address. */
export interface Caller {
  actor: Principal;
  address: string;
}
