// Finds the contents that the database refers to and the store does not have.
import type { Db } from '#db/connect.ts';
import type { FileStore } from '#endpoints/files/file-store.ts';
import { keptFiles } from '#files/stored-files.sql.ts';

const page = 500;
/** The store is asked about so many at a time. */
const atOnce = 16;

/** Returns how many contents there should be, and the ids of those that are missing or have another size. */
export async function missingFiles(db: Db, files: FileStore): Promise<{ count: number; lost: number[] }> {
  const lost: number[] = [];
  let count = 0;
  for (let after = 0; ; ) {
    const rowsOfPage = await keptFiles(db, after, page);
    for (let at = 0; at < rowsOfPage.length; at += atOnce) {
      const some = rowsOfPage.slice(at, at + atOnce);
      const sizes = await Promise.all(some.map(({ key }) => files.size(key)));
      lost.push(...some.filter(({ size }, index) => sizes[index] !== size).map(({ id }) => id));
    }
    count += rowsOfPage.length;
    const last = rowsOfPage.at(-1);
    if (!last) return { count, lost };
    after = last.id;
  }
}
