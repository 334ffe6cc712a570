// What a refusal tells programs that call MCP; headers are in English.

/** How a token is made, for `error_description` (RFC 6750): without quotation marks. */
export const howMade =
  'Make an API token with the scope tasks:read under Settings, Data & Privacy, API tokens, and send it in the header Authorization: Bearer.';
