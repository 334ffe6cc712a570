// Addresses and limits of MCP, over which programs of other makers call the tools of the assistant.

/** Where programs connect: with all tools that a token allows, or only with those that read. */
export const mcpPaths = { all: '/mcp', readonly: '/mcp/readonly' } as const;

export const mcpLimits = {
  /** Characters of what a reading tool returns; the rest is cut. A page of tasks always fits. */
  data: 60_000,
  /** Characters of one change in a proposal, as text. */
  act: 4_500,
  /** Characters of a whole answer, with the list of all tools. */
  answer: 150_000,
  /** Characters of a proposal's id. */
  proposalId: 100,
} as const;
