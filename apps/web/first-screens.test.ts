// Tests which files of a build count as the first load of a screen.
import { expect, test } from 'vitest';
import { loadOf } from './first-screens.ts';

function chunk(moduleIds: string[], imports: string[] = [], styles: string[] = [], isEntry = false) {
  return { type: 'chunk' as const, code: '', isEntry, imports, moduleIds, viteMetadata: { importedCss: new Set(styles) } };
}

const bundle = {
  'index.js': chunk(['main.tsx'], ['shared.js'], ['index.css'], true),
  'shared.js': chunk(['react.js']),
  'board.js': chunk(['board.tsx', 'card.tsx'], ['index.js', 'frame.js'], ['board.css']),
  'frame.js': chunk(['shell.tsx'], ['shared.js', 'board.js'], ['frame.css']),
  'late.js': chunk(['dialog.tsx'], ['board.js'], ['dialog.css']),
  'index.css': { type: 'asset' as const, source: '' },
};

test('is the entry, the parts of the screen, and all that these import, each once', () => {
  expect(loadOf(bundle, ['card.tsx', 'shell.tsx'])).toEqual({
    scripts: ['index.js', 'board.js', 'frame.js', 'shared.js'],
    styles: ['index.css', 'board.css', 'frame.css'],
  });
});

test('is not counted without a part that is missing', () => {
  expect(() => loadOf(bundle, ['gone.tsx'])).toThrow('gone.tsx is not in the build');
});
