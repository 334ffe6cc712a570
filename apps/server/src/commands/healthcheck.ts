// Asks a running server whether it is ready, for containers and monitors.
import { type CommandResult, type CommandValues, exitCodes, optionalText } from '#commands/command.ts';
import { commandText } from '#commands/commands.text.ts';
import type { Config } from '#config.ts';

const timeout = 5_000;
/** Addresses that mean all addresses of the machine, with one under which it can be called. */
const everywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

/** Calls `/readyz`; needs no database. */
export async function healthcheck(values: CommandValues, { host, port }: Config): Promise<CommandResult> {
  const url =
    optionalText(values, 'url')?.replace(/(?<!\/)\/+$/, '') ??
    `http://${everywhere[host] ?? (host.includes(':') ? `[${host}]` : host)}:${port}`;
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(timeout) });
    const state: unknown = await response.json().catch(() => undefined);
    if (response.ok) return { lines: [commandText.healthy(url)], data: { url, ready: true, state } };
    const reason = JSON.stringify(state) ?? `status ${response.status}`;
    return { lines: [commandText.unhealthy(url, reason)], data: { url, ready: false, state }, exit: exitCodes.found };
  } catch (error) {
    const { cause, message } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    return { lines: [commandText.unhealthy(url, reason)], data: { url, ready: false, reason }, exit: exitCodes.found };
  }
}
