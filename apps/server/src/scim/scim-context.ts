// What the calls of a directory share.
import type { Config } from '#config.ts';
import type { Database, Db } from '#db/connect.ts';
import type { LiveEvents } from '#endpoints/context.ts';
import type { Directory } from '#endpoints/principal.ts';
import type { ScimTokenRow } from '#endpoints/scim/scim-tokens.sql.ts';

export interface ScimServer {
  config: Config;
  database: Database;
  live: LiveEvents;
}

/** One request of a directory that has passed the checks of HTTP. */
export interface ScimCall {
  directory: ScimTokenRow & { tokenHash: string };
  method: string;
  /** The parts of the path after the address. */
  path: readonly string[];
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  ifMatch: string | undefined;
  ifNoneMatch: string | undefined;
  address: string;
  /** The address of SCIM as the directory calls it. */
  base: string;
}

export interface ScimAnswer {
  status: number;
  body?: object;
  headers?: Record<string, string>;
}

/** A write within its transaction. */
export interface ScimWrite {
  tx: Db;
  config: Config;
  token: ScimTokenRow;
  /** Who writes, and from where. */
  caller: { actor: Directory; address: string };
}

/** The directory of a token as who administers. */
export function directoryOf({ name }: Pick<ScimTokenRow, 'name'>): Directory {
  return {
    id: null,
    via: 'system',
    scimToken: name,
    role: 'admin',
    departmentKeys: [],
    workspaceIds: [],
    adminWorkspaceIds: [],
    awaitsApproval: false,
  };
}
