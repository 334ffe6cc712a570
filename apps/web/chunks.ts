// Assigns the modules of the web to chunks: a few for the first screens, and one for each group of screens that shares parts.
import { join } from 'node:path';

/**
 * `common`: the sign-in shares it with the signed-in screens. `frame`: the signed-in screens share it. `board`: only the board.
 * `icons`: those of what loads later, because the first screens carry the name of every chunk; `signs`: those that the sign-in has, too.
 */
export const chunks = ['common', 'frame', 'board', 'icons', 'signs'] as const;
type Chunk = (typeof chunks)[number];

const screen = (name: string) => `screens/${name}/${name}-screen.tsx`;
const workspaceScreen = (name: string) => `screens/workspace/${name}/${name}-screen.tsx`;

const roots = {
  outside: [
    screen('auth'),
    'features/auth/register-form.tsx',
    'features/auth/forgot-password.tsx',
    screen('invitation'),
    screen('password-reset'),
  ],
  frame: ['app/shell/shell.tsx'],
  board: ['screens/workspace/workspace-screen.tsx'],
  others: ['task', 'members', 'profile', 'settings', 'notifications', 'admin'].map(screen),
};

/**
 * What opens together. The modules that the same of these load are one chunk: a board that is idle loads everything under `later`,
 * `tasks` and `views`, which would be some hundred small files otherwise. More entries here are more and smaller chunks, fewer make
 * each screen load more than it needs. What tells of a failure is not here: it keeps files of its own, so that no other part can
 * take it along.
 */
const uses: Record<string, string[]> = {
  signIn: [screen('auth')],
  outside: [
    'features/auth/register-form.tsx',
    'features/auth/forgot-password.tsx',
    ...['invitation', 'password-reset', 'email-link'].map(screen),
  ],
  notices: ['notifications', 'admin', 'api-docs'].map(screen),
  people: ['members', 'profile', 'settings'].map(screen),
  assistant: [screen('assistant'), 'app/assistant/assistant-panel.tsx', 'app/commands/command-menu.tsx'],
  company: [
    'screens/workspace/company-tasks.tsx',
    'screens/workspace/company/company-board.tsx',
    ...['archive', 'trash', 'activity'].map(workspaceScreen),
  ],
  tasks: [screen('task'), 'screens/workspace/open-task/task-dialog.tsx', workspaceScreen('my-work')],
  /** In sight on a phone, whose cards move down for them: they come before everything else that loads later. */
  handheld: ['board-aside', 'column-tabs'].map((name) => `screens/workspace/board/${name}.tsx`),
  later: [
    ...['search/search-results.tsx', 'sidebar-views.tsx'].map((name) => `app/shell/${name}`),
    'features/tasks/scores/show-scores.tsx',
    'features/tasks/data/duplicate-task.ts',
    ...[
      'board/drag/board-dnd.ts',
      'board/columns/column-tools.tsx',
      'board/motion/card-motion.ts',
      'board/future-cards.tsx',
      'create/quick-add.tsx',
      'create/create-task-dialog.tsx',
      'empty-view.tsx',
      'filter/filter-bar.tsx',
      'filter/filter-fields.tsx',
      'exports/board-buttons.tsx',
      'bulk-changes/selection-parts.ts',
      'task-templates/templates-button.tsx',
      'card-menu/card-overlays.tsx',
      'peek/peek.tsx',
    ].map((name) => `screens/workspace/${name}`),
    ...['menu', 'popover', 'confirm'].map((name) => `ui/${name}-panel.tsx`),
  ],
  views: [
    'list/list-view',
    'calendar/calendar-view',
    'timeline/timeline-view',
    'dashboard/dashboard-view',
    'board/lanes/lanes-board',
  ].map((name) => `screens/workspace/${name}.tsx`),
};
/** The modules that only these load are one chunk, too: the board loads all of them soon after it is painted. */
const soon = ['later', 'views'];
/**
 * What these are made of is shared, but they keep a file and a name of their own: each may fail and be tried again. Nothing in `uses`
 * imports them statically, or its chunk would fail with them.
 */
const alone = /\/(?:create-task-dialog|list-view|dashboard-view|(?:menu|popover|confirm)-panel)\.tsx$/;

const source = join(import.meta.dirname, 'src');
/** Library modules that both the sign-in and the frame use: in either chunk, they would make the other screen load it. */
const library = /\/(?:useMutation|mutationObserver|mutationOptions)\./;
const icon = /\/lucide-react\/.*\/icons\/([^/]+)\.mjs$/;
/** Modules that export those of others: whoever imports one name would seem to load all. */
const index = { contract: /\/packages\/contract\/src\/index\.ts$/, icons: /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/ };
/** Its own index has names for which it has no module; the bundler places its modules. */
const placedByBundler = /\/node_modules\/@tanstack\//;
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const contractImport = /import\s*\{([^}]*)\}\s*from\s*["']@app\/contract["']/g;

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; exports: readonly string[]; code: string | null } | null;
}

let planned: ((id: string) => Chunk | undefined) | undefined;
let shared: Map<string, string> | undefined;

/** Returns a test for modules of this chunk. The bundler adds their modules of libraries and of the contract. */
export function chunkTest(chunk: Chunk): (id: string, graph: Graph) => string | null {
  return (id, graph) => {
    planned ??= plan(graph);
    return planned(id) === chunk ? chunk : null;
  };
}

/** Returns the name of the chunk that several of `uses` share, or that the board loads soon. */
export function sharedChunk(id: string, graph: Graph): string | null {
  shared ??= planShared(graph);
  return shared.get(id) ?? null;
}

function planShared(graph: Graph): Map<string, string> {
  const users = new Map<string, string[]>();
  for (const [use, names] of Object.entries(uses))
    for (const id of reachedFrom(names, graph, true).modules) users.set(id, [...(users.get(id) ?? []), use]);
  const letterOf = (use: string) => String.fromCharCode(97 + Object.keys(uses).indexOf(use));
  return new Map(
    [...users]
      .filter(([id, by]) => !alone.test(id) && (by.length > 1 || by.some((use) => soon.includes(use))))
      .map(([id, by]) => [id, by.map(letterOf).join('')]),
  );
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

/** Returns the modules that these import statically, the product's own or those of the contract and of libraries too, and the icons in them. */
function reachedFrom(names: readonly string[], graph: Graph, isWithOthers = false): Reached {
  const modules = new Set(names.map((name) => join(source, name)));
  const icons = new Set<string>();
  for (const id of modules) {
    const { importedIds = [], code = '' } = graph.getModuleInfo(id) ?? {};
    for (const name of namesIn(code ?? '', iconImport)) icons.add(fileOf(name));
    for (const next of importedIds) {
      if (next.startsWith(source)) modules.add(next);
      else if (isWithOthers && !placedByBundler.test(next))
        for (const each of meantBy(next, code ?? '', graph)) modules.add(each);
    }
  }
  return { modules, icons };
}

/** Returns the module, or of an index those whose names the code imports. */
function meantBy(id: string, code: string, graph: Graph): string[] {
  if (index.icons.test(id)) return namesIn(code, iconImport).map((name) => join(id, '..', 'icons', `${fileOf(name)}.mjs`));
  if (!index.contract.test(id)) return [id];
  return namesIn(code, contractImport).flatMap((name) => exportersOf(id, graph).get(name) ?? []);
}

let exporters: Map<string, string> | undefined;

/** Returns the module of each name that the index exports. */
function exportersOf(id: string, graph: Graph): Map<string, string> {
  exporters ??= new Map(
    (graph.getModuleInfo(id)?.importedIds ?? []).flatMap((each) =>
      (graph.getModuleInfo(each)?.exports ?? []).map((name) => [name, each] as const),
    ),
  );
  return exporters;
}

function namesIn(code: string, imports: RegExp): string[] {
  const lists = [...code.matchAll(imports)].flatMap(([, list = '']) => list.split(','));
  return lists.map((name) => name.trim().split(' ')[0] ?? '').filter((name) => name !== '');
}

/** `PanelLeft` becomes `panel-left`, the name of its module. */
function fileOf(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}
