// The types of the English texts follow the chunks in which they load.
import { expect, it, vi } from 'vitest';

it('gives only the texts of the parts that are named', async () => {
  // Other tests of this process may have loaded parts.
  vi.resetModules();
  const { loadEnglish } = await import('#lib/english.ts');
  const { currentText } = await import('#lib/text.ts');
  expect(currentText().shell.skip).toBeTypeOf('string');
  // @ts-expect-error The texts of tasks load with the board.
  expect(currentText().tasks).toBeUndefined();

  await loadEnglish(['board']);
  expect(currentText('board').tasks.notFound).toBeTypeOf('string');
  // @ts-expect-error Those of the forms of tasks load with overlays, under the same word.
  expect(currentText('board').tasks.wasDeleted).toBeUndefined();
  // @ts-expect-error So do those of comments.
  expect(currentText('board').comments).toBeUndefined();

  await loadEnglish(['overlays']);
  expect(currentText('board', 'overlays').tasks.notFound).toBeTypeOf('string');
  expect(currentText('overlays').comments).toBeTypeOf('object');
});
