import { api } from '@app/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { compiledSchema } from '#endpoints/input/compiled-schema.ts';

it('a schema that is used often gives the same values and errors', () => {
  const schema = api.tasks.create.body;
  const given = { title: '  Order paper ', columnId: 3, department: 'HR', priority: 'P1', unknown: 1 };
  const wrong = { ...given, title: '', priority: 'urgent' };
  const before = [z.safeParse(schema, given), z.safeParse(schema, wrong).error?.issues];
  for (let use = 0; use < 100; use++) compiledSchema(schema);
  const often = compiledSchema(schema);
  expect(often).not.toBe(schema);
  expect([z.safeParse(often, given), z.safeParse(often, wrong).error?.issues]).toEqual(before);
});
