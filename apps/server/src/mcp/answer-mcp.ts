// Answers requests over MCP; the tools and the official library are loaded with the first one. It knows nothing of tokens: whoever
// calls this has checked the token, the origin and the host.
import type { McpHttpHandler } from '@modelcontextprotocol/server';
import { loadOnce } from '#mcp/load-once.ts';
import type { McpCall, McpParts } from '#mcp/mcp-caller.ts';

interface McpAnswer {
  status: number;
  contentType: string | null;
  body: string;
}

export interface McpAnswers {
  /** Answers a parsed JSON-RPC message that came with these headers. */
  answer(call: McpCall, message: unknown, headers: Headers): Promise<McpAnswer>;
  close(): Promise<void>;
}

/** Returns the answers of MCP; nothing is loaded before the first of them. */
export function mcpAnswers(context: McpParts): McpAnswers {
  let loaded: McpHttpHandler | undefined;
  const load = loadOnce(async (): Promise<McpHttpHandler> => {
    const { mcpHandler } = await import('#mcp/mcp-server.ts');
    loaded = mcpHandler(context);
    return loaded;
  });

  return {
    async answer(call, message, headers) {
      const handler = await load();
      const authInfo = { token: '', clientId: String(call.tokenId), scopes: [...call.principal.scopes], extra: { call } };
      const request = new Request('http://localhost/mcp', { method: 'POST', headers });
      const response = await handler.fetch(request, { authInfo, parsedBody: message });
      return { status: response.status, contentType: response.headers.get('content-type'), body: await response.text() };
    },
    async close() {
      await loaded?.close();
    },
  };
}
