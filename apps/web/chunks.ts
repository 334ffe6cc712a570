// Assigns the product's own modules and the icons of the first screens to a few shared chunks.
import { join } from 'node:path';

/**
 * `common`: the sign-in shares it with the signed-in screens. `frame`: the signed-in screens share it. `board`: only the board.
 * `icons`: those of what loads later, because the first screens carry the name of every chunk; `signs`: those that the sign-in has, too.
 */
export const chunks = ['common', 'frame', 'board', 'icons', 'signs'] as const;
type Chunk = (typeof chunks)[number];

const roots = {
  outside: [
    'screens/auth/auth-screen.tsx',
    'features/auth/register-form.tsx',
    'features/auth/forgot-password.tsx',
    'screens/invitation/invitation-screen.tsx',
    'screens/password-reset/password-reset-screen.tsx',
  ],
  frame: ['app/shell/shell.tsx'],
  board: ['screens/workspace/workspace-screen.tsx'],
  others: ['task', 'members', 'profile', 'settings', 'notifications', 'admin'].map(
    (name) => `screens/${name}/${name}-screen.tsx`,
  ),
};
const source = join(import.meta.dirname, 'src');
/** Library modules that both the sign-in and the frame use: in either chunk, they would make the other screen load it. */
const library = /\/(?:useMutation|mutationObserver|mutationOptions)\./;
const icon = /\/lucide-react\/.*\/icons\/([^/]+)\.mjs$/;
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

let planned: ((id: string) => Chunk | undefined) | undefined;

/** Returns a test for modules of this chunk. The bundler adds their modules of libraries and of the contract. */
export function chunkTest(chunk: Chunk): (id: string, graph: Graph) => string | null {
  return (id, graph) => {
    planned ??= plan(graph);
    return planned(id) === chunk ? chunk : null;
  };
}

function plan(graph: Graph): (id: string) => Chunk | undefined {
  const outside = reachedFrom(roots.outside, graph);
  const frame = reachedFrom(roots.frame, graph);
  const board = reachedFrom(roots.board, graph);
  const others = reachedFrom(roots.others, graph);
  function ofModule(id: string): Chunk | undefined {
    if (!frame.modules.has(id) && !board.modules.has(id)) return undefined;
    if (outside.modules.has(id)) return 'common';
    return frame.modules.has(id) || others.modules.has(id) ? 'frame' : 'board';
  }
  // Dialogs and menus on all screens share icons with the board and must not load the board.
  function ofIcon(name: string): Chunk | undefined {
    if (!frame.icons.has(name) && !board.icons.has(name)) return outside.icons.has(name) ? 'signs' : 'icons';
    return outside.icons.has(name) ? 'common' : 'frame';
  }
  return (id) => {
    if (library.test(id)) return 'common';
    const name = icon.exec(id)?.[1];
    return name === undefined ? ofModule(id) : ofIcon(name);
  };
}

interface Reached {
  modules: ReadonlySet<string>;
  icons: ReadonlySet<string>;
}

/** Returns the product's own modules that these import statically, and the icons in them. */
function reachedFrom(names: readonly string[], graph: Graph): Reached {
  const modules = new Set(names.map((name) => join(source, name)));
  const icons = new Set<string>();
  for (const id of modules) {
    const module = graph.getModuleInfo(id);
    for (const next of module?.importedIds ?? []) if (next.startsWith(source)) modules.add(next);
    for (const [, list = ''] of (module?.code ?? '').matchAll(iconImport))
      for (const imported of list.split(',')) icons.add(fileOf(imported.trim().split(' ')[0] ?? ''));
  }
  return { modules, icons };
}

/** `PanelLeft` becomes `panel-left`, the name of its module. */
function fileOf(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}
