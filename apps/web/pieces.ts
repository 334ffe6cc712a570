// Which modules of the first screens come in one piece: what they import, as far as it is the product's own, and its icons.
import { join } from 'node:path';

/** What the sign-in shares with the signed-in screens, what these share with each other, and the board. */
export const pieces = ['common', 'frame', 'board'] as const;
type Piece = (typeof pieces)[number];

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
/** Parts of libraries that both the sign-in and the frame use: each would bring the other's piece. */
const library = /\/(?:useMutation|mutationObserver)\./;
const icon = /\/lucide-react\/.*\/icons\/([^/]+)\.mjs$/;
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

let planned: ((id: string) => Piece | undefined) | undefined;

/** Says of a module whether it belongs to the piece; what it needs of libraries and of the contract comes with it. */
export function pieceOf(piece: Piece): (id: string, graph: Graph) => string | null {
  return (id, graph) => {
    planned ??= plan(graph);
    return planned(id) === piece ? piece : null;
  };
}

function plan(graph: Graph): (id: string) => Piece | undefined {
  const outside = reachedFrom(roots.outside, graph);
  const frame = reachedFrom(roots.frame, graph);
  const board = reachedFrom(roots.board, graph);
  const others = reachedFrom(roots.others, graph);
  function ofModule(id: string): Piece | undefined {
    if (!frame.modules.has(id) && !board.modules.has(id)) return undefined;
    if (outside.modules.has(id)) return 'common';
    return frame.modules.has(id) || others.modules.has(id) ? 'frame' : 'board';
  }
  // Dialogs and menus of all screens share icons with the board and must not load it.
  function ofIcon(name: string): Piece | undefined {
    if (!frame.icons.has(name) && !board.icons.has(name)) return undefined;
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

/** The product's own modules that come with these, and the icons on them. */
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

/** `PanelLeft` is in panel-left.mjs. */
function fileOf(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}
