// Who administers, and from where.
import type { Administrator, Principal } from '#endpoints/principal.ts';

/** The administrator or the directory, and the network address. */
export interface Caller {
  actor: Administrator;
  address: string;
}

/** An administrator who is a person. */
export interface PersonCaller extends Caller {
  actor: Principal;
}
