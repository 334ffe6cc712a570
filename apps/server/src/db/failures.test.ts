import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { type DatabaseFailure, databaseFailure, driverMessages, reasonOf } from '#db/failures.ts';

function withCode(code: string) {
  return Object.assign(new Error('said by somebody'), { code });
}

describe('a failure of the database', () => {
  it.each<[string, DatabaseFailure | undefined]>([
    ['57P01', 'unreachable'], // ended by its administrator
    ['57P02', 'unreachable'], // another process of it crashed
    ['57P03', 'unreachable'], // starting, stopping or recovering
    ['08006', 'unreachable'],
    ['53300', 'unreachable'], // too many connections
    ['53200', 'unreachable'],
    ['58030', 'unreachable'], // an error of its disk
    ['28P01', 'unreachable'], // the password was changed
    ['3D000', 'unreachable'],
    ['25P03', 'unreachable'], // idle in a transaction for too long
    ['XX001', 'unreachable'],
    ['ECONNREFUSED', 'unreachable'],
    ['EHOSTUNREACH', 'unreachable'],
    ['EAI_AGAIN', 'unreachable'],
    ['CERT_HAS_EXPIRED', 'unreachable'],
    ['53100', 'full'],
    ['25006', 'readOnly'],
    ['40001', 'busy'],
    ['40P01', 'busy'],
    ['55P03', 'busy'],
    ['57014', 'busy'],
    ['23505', undefined],
    ['22P02', undefined],
    ['42P01', undefined],
    ['25P02', undefined],
    ['FST_ERR_VALIDATION', undefined],
  ])('is classified by its code: %s is %s', (code, failure) => {
    expect(databaseFailure(withCode(code))).toBe(failure);
    expect(databaseFailure(new DrizzleQueryError('select 1', [], withCode(code)))).toBe(failure);
  });

  it('is classified by a driver message without a code, and by an answer that the driver could not parse', () => {
    for (const message of driverMessages) {
      expect(databaseFailure(new Error(message))).toBe('unreachable');
      expect(databaseFailure(new DrizzleQueryError('select 1', [], new Error(`${message}.`)))).toBe('unreachable');
    }
    expect(databaseFailure(new pg.DatabaseError('received invalid response: 1', 1, 'error'))).toBe('unreachable');
    expect(databaseFailure(new TypeError('Cannot read properties of undefined'))).toBeUndefined();
    expect(databaseFailure('no error')).toBeUndefined();
  });

  it('is recognized by messages that the driver still contains', () => {
    const require = createRequire(import.meta.url);
    const sources = [require.resolve('pg/lib/client.js'), require.resolve('pg/lib/connection.js')];
    sources.push(createRequire(sources[0] ?? '').resolve('pg-pool'), require.resolve('pg/lib/crypto/sasl.js'));
    const source = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
    for (const message of driverMessages) expect(source).toContain(message);
  });

  it('reports its innermost reason, without the statement and its values', () => {
    const error = new DrizzleQueryError('select secret', ['value'], new AggregateError([new Error('connect\n refused')], 'all'));
    expect(reasonOf(error)).toBe('connect refused');
  });
});
