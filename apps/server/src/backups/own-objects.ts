// The tables, functions and collations that are ours. A schema may hold those of other programs, which backups leave alone.
import { knownMigrations } from '#db/migrate.ts';

export interface OwnObjects {
  tables: readonly string[];
  functions: readonly string[];
  collations: readonly string[];
}

/** Returns the names of what the migrations of this code create. */
export function ownObjects(): OwnObjects {
  const statements = knownMigrations().flatMap((migration) => migration.statements);
  const namesAfter = (pattern: RegExp) => [...new Set([...statements.join('\n').matchAll(pattern)].map(([, name = '']) => name))];
  return {
    tables: namesAfter(/CREATE TABLE "(\w+)"/gi),
    functions: namesAfter(/CREATE (?:OR REPLACE )?FUNCTION "?(\w+)"?/gi),
    collations: namesAfter(/CREATE COLLATION "(\w+)"/gi),
  };
}
