// For tests: the permission matrix as rows, each with its endpoint of the route table.
import { readFileSync } from 'node:fs';
import * as api from '@app/contract/api.ts';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { type ActorName, actorNames } from '#testing/factories.ts';

export interface PermissionRow {
  n: string;
  method: string;
  path: string;
  expected: Record<ActorName, number>;
  /** Undefined while the endpoint does not exist. */
  endpoint: Endpoint | undefined;
}

export const endpoints: { key: string; endpoint: Endpoint }[] = Object.entries(api).flatMap(([word, group]) =>
  Object.entries<Endpoint>(group).map(([name, endpoint]) => ({ key: `${word}.${name}`, endpoint })),
);

/** Returns the rows of the specification's matrix, in its order. */
export function permissionRows(): PermissionRow[] {
  return rowsIn('permissions.csv');
}

/** Returns the rows of the endpoints that the specification does not have. */
export function addedPermissionRows(): PermissionRow[] {
  return rowsIn('permissions-added.csv');
}

function rowsIn(file: string): PermissionRow[] {
  const [header, ...lines] = readFileSync(new URL(file, import.meta.url), 'utf8')
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

/** Returns the endpoint of a path in the matrix; a literal path has precedence over one with a parameter, as in the router. */
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
