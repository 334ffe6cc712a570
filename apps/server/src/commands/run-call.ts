// Runs an endpoint of the contract for the operator, in the process that has the database open: with the rights of an
// administrator, and all checks of the endpoint.
import * as api from '@app/contract/api.ts';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { CommandError, exitCodes } from '#commands/command.ts';
import { firstAdministrator } from '#commands/commands.sql.ts';
import { commandText } from '#commands/commands.text.ts';
import type { Database } from '#db/connect.ts';
import { migrationStatus } from '#db/migrate.ts';
import type { FileAnswer } from '#endpoints/context.ts';
import type { Upload } from '#endpoints/files/upload.ts';
import type { RawInput } from '#endpoints/input/read-input.ts';
import { principalOf } from '#endpoints/principal.ts';
import { findPerson } from '#endpoints/principals.sql.ts';
import type { EndpointRunner } from '#endpoints/run-endpoint.ts';
import { findCredentials } from '#users/users.sql.ts';

/** What the operator asks for. */
export interface Call {
  /** The name of the endpoint, such as `imports.upload`. */
  endpoint: string;
  /** The username of the administrator in whose name; undefined for the first one. */
  as: string | undefined;
  input: Pick<RawInput, 'params' | 'query' | 'body'>;
  upload?: Upload | undefined;
}

/** Returns the name of an endpoint. */
export function nameOf(endpoint: Endpoint): string {
  for (const [word, group] of Object.entries(api))
    for (const [name, each] of Object.entries(group)) if (each === endpoint) return `${word}.${name}`;
  throw new Error(`${endpoint.path} is not in the table`);
}

function endpointOf(name: string): Endpoint {
  const [word = '', key = ''] = name.split('.');
  const table: Record<string, Record<string, Endpoint>> = api;
  const group = Object.hasOwn(table, word) ? table[word] : undefined;
  const found = group && Object.hasOwn(group, key) ? group[key] : undefined;
  if (!found) throw new CommandError(commandText.unknownCommand(name), exitCodes.usage);
  return found;
}

/** Runs the call; returns the value of the contract, or a file. */
export async function runCall(
  { endpoint: name, as, input, upload }: Call,
  { database, runner }: { database: Database; runner: EndpointRunner },
): Promise<{ value: unknown } | { file: FileAnswer }> {
  const endpoint = endpointOf(name);
  const { missing } = await migrationStatus(database);
  if (missing.length > 0) throw new CommandError(commandText.schemaBehind(missing.length));
  const principal = await administratorOf(database, as);
  const answer: unknown = await runner.runEndpoint(endpoint, principal, { ...input, upload } as never);
  return endpoint.file === undefined ? { value: answer } : { file: answer as FileAnswer };
}

async function administratorOf({ db }: Database, username: string | undefined) {
  const userId = username === undefined ? await firstAdministrator(db) : (await findCredentials(db, username))?.id;
  const row = userId === undefined ? undefined : await findPerson(db, userId);
  if (!row || row.gone)
    throw new CommandError(username === undefined ? commandText.noAdministrator : commandText.noSuchUser(username));
  if (row.role !== 'admin') throw new CommandError(commandText.notAdministrator(row.username));
  return principalOf(row, 'system', 'all');
}
