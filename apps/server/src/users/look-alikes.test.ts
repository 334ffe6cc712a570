// The function of the database by which names are indexed says what the contract says.
import { lookAlikes, skeletonOf } from '@app/contract/users/look-alikes.rules.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { textArray } from '#db/arrays.ts';
import { rows } from '#db/rows.ts';
import { workerDatabase } from '#testing/database.ts';
import { testApp } from '#testing/test-app.ts';
import { looksLike } from '#users/look-alikes.sql.ts';

test('every letter looks the same to both', async () => {
  const { db } = await workerDatabase();
  const texts = [...lookAlikes.from, ...lookAlikes.to, 'Anna Álvarez', 'ａｄｍｉｎ', 'аdmin'];
  const found = await rows<{ text: string; looks: string }>(
    db,
    sql`select text, lower(name_skeleton(text)) as looks from unnest(${textArray(texts)}) as t(text)`,
  );
  expect(found.map(({ looks }) => looks.toLowerCase())).toEqual(texts.map((text) => skeletonOf(text)));
});

test('a name is found by an index', async () => {
  const app = await testApp();
  try {
    const plan = await app.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return rows<Record<string, string>>(
        tx,
        sql`explain select from users u where u.deleted_at is null and name_skeleton(u.username) = name_skeleton('admin')`,
      );
    });
    expect(JSON.stringify(plan)).toContain('users_username_looks');
    expect(await looksLike(app.db, { username: 'аdmin', fullName: 'Administrаtor' })).toEqual({ username: true, fullName: true });
    expect(await looksLike(app.db, { username: 'admin', fullName: 'Administrator' })).toEqual({
      username: false,
      fullName: false,
    });
  } finally {
    await app.close();
  }
});
