// Whoever calls over MCP: the person of an API token, with the rights of the present moment and what the token allows of them.

import type { Proposal } from '@app/contract/assistant/proposals.contract.ts';
import { shortDate } from '@app/contract/dates/dates.rules.ts';
import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import { mcpLimits } from '@app/contract/mcp/mcp.limits.ts';
import { repliesTexts } from '@app/texts/sentences/replies.ts';
import type { Config } from '#config.ts';
import type { ToolBox } from '#conversations/tools/tool-box.ts';
import { toolCalls } from '#conversations/tools/tool-calls.ts';
import { nothingRead } from '#conversations/tools/what-was-read.ts';
import type { Db } from '#db/connect.ts';
import type { AssistantCaller, RequestContext } from '#endpoints/context.ts';
import { ApiError } from '#endpoints/errors.ts';
import type { Credential, Principal } from '#endpoints/principal.ts';
import type { EndpointRunner } from '#endpoints/run-endpoint.ts';

/** One request, whose token has been checked. */
export interface McpCall {
  /** The token, read as a principal with `via` mcp. */
  credential: Credential;
  principal: Principal;
  tokenId: number;
  /** Without the tools that propose and confirm. */
  isReadonly: boolean;
  address: string;
  log: RequestContext['log'];
}

export interface McpParts {
  config: Config;
  db: Db;
  runner: EndpointRunner;
  isDiskFull(): boolean;
}

/** Reads the token again and returns its person. Throws 401 if it was revoked or has expired. */
async function callerOf({ runner }: McpParts, { credential, address, log }: McpCall): Promise<AssistantCaller> {
  const principal = await credential.read();
  if (principal instanceof ApiError) throw principal;
  const run: AssistantCaller['run'] = async (endpoint, input) =>
    runner.runEndpoint(endpoint, principal, input as never, { address, log, credential }) as never;
  return {
    principal,
    run,
    async confirm() {
      throw new Error('a proposal over MCP is confirmed by its own tool');
    },
  };
}

/** Returns what the assistant's tools need; `proposed` gets the proposal of a tool that makes one. */
export function boxOf(context: McpParts, call: McpCall, proposed: (proposal: Proposal) => void): ToolBox {
  const { language, dateFormat, timezone } = call.principal;
  const today = calendarDate(new Date(), zoneOf(timezone));
  return {
    db: context.db,
    caller: () => callerOf(context, call),
    scope: 'all',
    level: 'propose',
    board: undefined,
    taskId: undefined,
    texts: repliesTexts[language],
    date: (date) => shortDate(date, { language, dateFormat }, today),
    proposed,
    hasRead() {},
    reads: () => nothingRead,
    calls: toolCalls(),
    listsFilesAndRelations: true,
    boardsTool: 'list_boards',
    result: mcpLimits.data,
  };
}
