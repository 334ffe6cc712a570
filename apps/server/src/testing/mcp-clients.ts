// For tests: the two official clients of MCP over real connections, the present one in both of its protocols.
import type { AddressInfo } from 'node:net';
import { mcpPaths } from '@app/contract/mcp/mcp.limits.ts';
import { Client as NewClient, StreamableHTTPClientTransport as NewTransport } from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { TestApp } from '#testing/test-app.ts';

export interface ToolAnswer {
  isError?: boolean | undefined;
  content: { type: string; text?: string }[];
  structuredContent?: Record<string, unknown> | undefined;
}

export interface McpClient {
  tools(): Promise<{ name: string; annotations?: Record<string, unknown> | undefined; inputSchema: object }[]>;
  call(name: string, input?: Record<string, unknown>): Promise<ToolAnswer>;
  close(): Promise<void>;
}

export const clientNames = ['2025-11-25', '2026-07-28', 'the former client'] as const;
export type ClientName = (typeof clientNames)[number];

interface Options {
  name?: ClientName;
  path?: string;
}

/** Connects a client with a token. The application must listen. */
export async function mcpClient(
  { app }: Pick<TestApp, 'app'>,
  headers: Record<string, string>,
  { name = '2026-07-28', path = mcpPaths.all }: Options = {},
): Promise<McpClient> {
  const { port } = app.server.address() as AddressInfo;
  const url = new URL(`http://127.0.0.1:${port}${path}`);
  const about = { name: 'tests', version: '1' };
  const requestInit = { headers };
  if (name === 'the former client') {
    const client = new OldClient(about);
    await client.connect(new OldTransport(url, { requestInit }) as never);
    return shown(client as never);
  }
  const client = new NewClient(about, name === '2026-07-28' ? { versionNegotiation: { mode: 'auto' } } : {});
  await client.connect(new NewTransport(url, { requestInit }));
  return shown(client as never);
}

interface AnyClient {
  listTools(): Promise<{ tools: Awaited<ReturnType<McpClient['tools']>> }>;
  callTool(call: { name: string; arguments: object }): Promise<ToolAnswer>;
  close(): Promise<void>;
}

function shown(client: AnyClient): McpClient {
  return {
    tools: async () => (await client.listTools()).tools,
    call: (name, input = {}) => client.callTool({ name, arguments: input }),
    close: () => client.close(),
  };
}

/** Returns the data of an answer, or what went wrong. */
export function dataOf({ isError, content }: ToolAnswer): unknown {
  const text = content[0]?.text ?? '';
  return isError ? { error: text } : JSON.parse(text);
}
