// For tests that nobody learns from the work of the server, or its time, what it knows.
import type { Query, SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from '#db/connect.ts';

/** A database that records its statements, without the values. */
export function watched(db: Db, said: string[]): Db {
  const noting = <T extends object>(object: T, method: string, sqlOf: (query: never) => string): T =>
    new Proxy(object, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (typeof value !== 'function')
          return name === 'session' ? noting(value as object, 'prepareQuery', ({ sql }: Query) => sql) : value;
        return (...given: never[]) => {
          if (name === method) said.push(sqlOf(given[0] as never));
          return value.apply(target, given);
        };
      },
    });
  return noting(db, 'execute', (query: SQL) => new PgDialect().sqlToQuery(query).sql);
}
