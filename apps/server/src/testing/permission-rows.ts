// For tests: the permission matrix as rows, each with the endpoint of the route table that it is about.
import { readFileSync } from 'node:fs';
import { api, type Endpoint } from '@app/contract';
import { type ActorName, actorNames } from '#testing/factories.ts';

export interface PermissionRow {
  n: string;
  method: string;
  path: string;
  expected: Record<ActorName, number>;
  /** Undefined while the endpoint is not built. */
  endpoint: Endpoint | undefined;
}

export const endpoints: { key: string; endpoint: Endpoint }[] = Object.entries(api).flatMap(([word, group]) =>
  Object.entries<Endpoint>(group).map(([name, endpoint]) => ({ key: `${word}.${name}`, endpoint })),
);

/** Endpoints that the specification does not have; each word's own test says who may call them. */
export const besidesTheMatrix: readonly string[] = ['account.exportData', 'account.remove', 'clientErrors.report'];

/** The rows of the matrix, in its order. */
export function permissionRows(): PermissionRow[] {
  const [header, ...lines] = readFileSync(new URL('permissions.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  if (header !== `n,method,path,${actorNames.join(',')}`) throw new Error(`The matrix has other columns: ${header}`);
  return lines.map((line) => {
    const [n = '', method = '', path = '', ...statuses] = line.split(',');
    const expected = Object.fromEntries(actorNames.map((name, index) => [name, Number(statuses[index])])) as Record<
      ActorName,
      number
    >;
    return { n, method, path, expected, endpoint: endpointOf(method, path) };
  });
}

/** The endpoint behind a path of the matrix; a literal path wins over one with a parameter, as in the router. */
function endpointOf(method: string, path: string): Endpoint | undefined {
  const asked = path.replace(/\?.*/, '').split('/');
  const fits = (declared: string) => {
    const parts = declared.split('/');
    return parts.length === asked.length && parts.every((part, index) => part === asked[index] || isFilled(part, asked[index]));
  };
  const found = endpoints.map(({ endpoint }) => endpoint).filter((endpoint) => endpoint.method === method && fits(endpoint.path));
  return found.sort((a, b) => parameters(a.path) - parameters(b.path))[0];
}

function isFilled(declared: string, asked: string | undefined): boolean {
  return declared.startsWith(':') && asked !== undefined && (asked.startsWith(':') || /^\d+$/.test(asked));
}

function parameters(path: string): number {
  return path.split(':').length - 1;
}
