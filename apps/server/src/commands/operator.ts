// Calls endpoints for a command: in this process, or in the server that has the embedded database open.
import { resolve } from 'node:path';
import type { BodyInput, Endpoint, QueryInput, ResponseBody } from '@app/contract/endpoint.ts';
import { CommandError, type ExitCode, exitCodes } from '#commands/command.ts';
import { commandText } from '#commands/commands.text.ts';
import { openCommandDatabase, silentServer } from '#commands/open-database.ts';
import { type Call, nameOf, runCall } from '#commands/run-call.ts';
import { completeConfig } from '#complete-config.ts';
import type { Config } from '#config.ts';
import { CutOff, callServer } from '#control/ask-server.ts';
import type { Database } from '#db/connect.ts';
import { migrationStatus } from '#db/migrate.ts';
import { openFile } from '#endpoints/files/open-file.ts';
import type { Upload } from '#endpoints/files/upload.ts';
import type { EndpointRunner } from '#endpoints/run-endpoint.ts';

/** What only the entry point of the command line knows. */
export interface Environment {
  runnerOf(config: Config, database: Database): Promise<{ runner: EndpointRunner; stop(): Promise<void> }>;
}

interface Input<E extends Endpoint> {
  params?: Readonly<Record<string, number>>;
  query?: QueryInput<E>;
  body?: BodyInput<E>;
  upload?: Upload;
}

/** Calls endpoints with the rights of an administrator. */
export interface Operator {
  call<E extends Endpoint>(endpoint: E, input?: Input<E>): Promise<ResponseBody<E>>;
  /** Returns a file in parts. Throws if it ends too early. */
  file<E extends Endpoint>(endpoint: E, input?: Input<E>): Promise<AsyncIterable<Buffer>>;
}

/** Runs a command in the name of an administrator, by default the first one. */
export async function asOperator<T>(
  config: Config,
  { runnerOf }: Environment,
  as: string | undefined,
  work: (operator: Operator) => Promise<T>,
): Promise<T> {
  const database = await openCommandDatabase(config);
  if (!database) return work(operatorOf(as, (call) => inServer(config, call)));
  try {
    const { missing } = await migrationStatus(database);
    if (missing.length > 0) throw new CommandError(commandText.schemaBehind(missing.length));
    const { runner, stop } = await runnerOf((await completeConfig(config, database)).config, database);
    try {
      return await work(operatorHere(as, database, runner));
    } finally {
      await stop();
    }
  } finally {
    await database.close();
  }
}

/** Returns an operator in the process that has the database open. */
export function operatorHere(as: string | undefined, database: Database, runner: EndpointRunner): Operator {
  return operatorOf(as, (call) => here(call, database, runner));
}

type Answer = { value: unknown } | { chunks: AsyncIterable<Buffer> };

function operatorOf(as: string | undefined, answerTo: (call: Call) => Promise<Answer>): Operator {
  const ask = (endpoint: Endpoint, { upload, ...input }: Input<Endpoint> = {}) =>
    answerTo({ endpoint: nameOf(endpoint), as, input, upload });
  return {
    async call(endpoint, input) {
      const answer = await ask(endpoint, input as Input<Endpoint>);
      if ('value' in answer) return answer.value as never;
      throw new Error(`${endpoint.path} returns a file`);
    },
    async file(endpoint, input) {
      const answer = await ask(endpoint, input as Input<Endpoint>);
      if ('chunks' in answer) return answer.chunks;
      throw new Error(`${endpoint.path} returns no file`);
    },
  };
}

async function here(call: Call, database: Database, runner: EndpointRunner): Promise<Answer> {
  const answer = await runCall(call, { database, runner });
  if ('value' in answer) return answer;
  return { chunks: await openFile(answer.file) };
}

async function inServer(config: Config, call: Call): Promise<Answer> {
  const answer = await callServer(config.dataDir, call).catch((error: unknown) => {
    throw error instanceof CutOff ? new CommandError(commandText.serverGone(resolve(config.dataDir)), exitCodes.database) : error;
  });
  if (!answer) throw new CommandError(silentServer(config), exitCodes.database);
  if ('failure' in answer) throw new CommandError(answer.failure.message, answer.failure.exit as ExitCode);
  return answer;
}
