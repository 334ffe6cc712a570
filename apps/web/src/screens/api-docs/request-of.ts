// The request of an endpoint with what a person filled in: its address, its body, and the command that sends it.
import type { Operation } from '#screens/api-docs/description.ts';

/** Returns the address with parameters in their places; those that are empty are left out of the query. */
export function addressFor({ path, parameters }: Operation, values: Readonly<Record<string, string>>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = new URLSearchParams();
  for (const { name, in: location } of parameters) {
    const value = values[name] ?? '';
    if (location === 'query' && value !== '') query.set(name, value);
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/** Returns the values of the example, those of the path and of the query. */
export function exampleValues({ parameters }: Operation): Record<string, string> {
  return Object.fromEntries(
    parameters.filter(({ example }) => example !== undefined).map(({ name, example }) => [name, String(example)]),
  );
}

/** Returns the command for a shell that sends the example. */
export function curlFor(operation: Operation, origin: string): string {
  const { method, body, callers, answers } = operation;
  const lines = [
    `curl${answers[0]?.type === 'text/event-stream' ? ' -N' : ''}${method === 'GET' ? '' : ` -X ${method}`} ${quoted(`${origin}${addressFor(operation, exampleValues(operation))}`)}`,
  ];
  if (callers.scope !== undefined) lines.push('-H "Authorization: Bearer $TOKEN"');
  else if (!callers.everybody) lines.push('-b "sid=$SESSION"');
  // The server takes writes with a session from its own origin only.
  if (callers.scope === undefined && method !== 'GET') lines.push(`-H ${quoted(`Origin: ${origin}`)}`);
  if (body?.type === 'application/json')
    lines.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body.example ?? {}))}`);
  else if (body) lines.push(`-F '${Object.keys(body.schema.properties ?? {})[0]}=@file'`);
  return lines.join(' \\\n  ');
}

/** Quotes a text for a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
