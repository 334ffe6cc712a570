// For tests: opens the permission matrix around one application for the tests of a file.
import { afterAll, beforeAll } from 'vitest';
import { type ActorName, type Actors, actors } from '#testing/factories.ts';
import { type Call, callerOf } from '#testing/permissions/permission-calls.ts';
import type { PermissionRow } from '#testing/permissions/permission-rows.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

export interface Matrix {
  /** Both are set once the tests run. */
  test: TestApp;
  actors: Actors;
  /** Returns the call of a row as one of the actors. */
  call(row: PermissionRow, name: ActorName, rest?: Partial<Call>): Call;
}

/** Opens the application with the six actors before the tests of the file, and closes it after them. */
export function openMatrix(): Matrix {
  const matrix = {
    call: (row, name, rest = {}) => ({
      row,
      caller: callerOf(matrix.test, matrix.actors, name),
      as: matrix.actors[name],
      ...rest,
    }),
  } as Matrix;
  beforeAll(async () => {
    matrix.test = await testApp();
    matrix.actors = await actors(matrix.test);
  });
  afterAll(() => matrix.test.close());
  return matrix;
}
