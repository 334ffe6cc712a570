// The one registry of keyboard shortcuts: their keys, actions and scopes. Pure. Every key handler reads it, and the shortcut
// sheet lists it.

/** Where a shortcut works, in the order of the sheet. */
export const scopes = [
  'everywhere',
  'board',
  'start',
  'card',
  'list',
  'item',
  'mine',
  'calendar',
  'timeline',
  'task',
  'notifications',
  'editor',
] as const;
export type Scope = (typeof scopes)[number];

/** What receives the keys that follow: a field, the focused element of a dialog or menu, or a whole screen. */
export type Opens = 'field' | 'layer' | 'screen';

interface Shortcut {
  scope: Scope;
  /**
   * Alternatives: `shift+ArrowLeft`, `alt+ArrowLeft`, `mod+Enter` (Ctrl, or Command on a Mac), `g b` for G then B, `Space`. Letters follow the
   * keyboard layout; a mark such as `?` matches however it is typed.
   */
  keys: readonly string[];
  /** Works also while text is typed and over a dialog. */
  always?: true;
  /** It opens something: keys are held until that has the focus. */
  opens?: Opens;
}

const shortcuts = {
  help: { scope: 'everywhere', keys: ['?'], opens: 'field' },
  search: { scope: 'everywhere', keys: ['/'], opens: 'field' },
  commands: { scope: 'everywhere', keys: ['mod+k'], opens: 'field', always: true },
  assistant: { scope: 'everywhere', keys: ['mod+j'], opens: 'field', always: true },
  sidebar: { scope: 'everywhere', keys: ['['] },
  messages: { scope: 'everywhere', keys: ['F8'], always: true },
  goHome: { scope: 'everywhere', keys: ['g w'], opens: 'screen' },
  goMyWork: { scope: 'everywhere', keys: ['g t'], opens: 'screen' },
  goDepartment: { scope: 'everywhere', keys: ['g 1', 'g 2', 'g 3', 'g 4', 'g 5', 'g 6', 'g 7', 'g 8', 'g 9'], opens: 'screen' },
  goCompany: { scope: 'everywhere', keys: ['g c'], opens: 'screen' },
  goMembers: { scope: 'everywhere', keys: ['g m'], opens: 'screen' },
  goAdmin: { scope: 'everywhere', keys: ['g a'], opens: 'screen' },
  goNotifications: { scope: 'everywhere', keys: ['g n'], opens: 'screen' },
  goProfile: { scope: 'everywhere', keys: ['g p'], opens: 'screen' },
  goSettings: { scope: 'everywhere', keys: ['g s'], opens: 'screen' },

  create: { scope: 'board', keys: ['c'], opens: 'field' },
  quickAdd: { scope: 'board', keys: ['n'], opens: 'field' },
  filter: { scope: 'board', keys: ['f'], opens: 'field' },
  mine: { scope: 'board', keys: ['q'] },
  clearFilter: { scope: 'board', keys: ['shift+f'] },
  undo: { scope: 'board', keys: ['mod+z'] },
  selectNone: { scope: 'board', keys: ['Escape'] },
  viewBoard: { scope: 'board', keys: ['g b'], opens: 'screen' },
  viewList: { scope: 'board', keys: ['g l'], opens: 'screen' },
  viewCalendar: { scope: 'board', keys: ['g k'], opens: 'screen' },
  viewTimeline: { scope: 'board', keys: ['g i'], opens: 'screen' },
  viewDashboard: { scope: 'board', keys: ['g d'], opens: 'screen' },
  viewActivity: { scope: 'board', keys: ['g h'], opens: 'screen' },
  viewArchive: { scope: 'board', keys: ['g e'], opens: 'screen' },
  viewTrash: { scope: 'board', keys: ['g x'], opens: 'screen' },

  firstItem: { scope: 'start', keys: ['ArrowDown', 'j'] },

  cardUp: { scope: 'card', keys: ['ArrowUp', 'k'] },
  cardDown: { scope: 'card', keys: ['ArrowDown', 'j'] },
  cardLeft: { scope: 'card', keys: ['ArrowLeft', 'h'] },
  cardRight: { scope: 'card', keys: ['ArrowRight', 'l'] },
  cardFirst: { scope: 'card', keys: ['Home'] },
  cardLast: { scope: 'card', keys: ['End'] },
  cardOpen: { scope: 'card', keys: ['Enter', 'o'], opens: 'screen' },
  cardMoveLeft: { scope: 'card', keys: ['shift+ArrowLeft', ','] },
  cardMoveRight: { scope: 'card', keys: ['shift+ArrowRight', '.'] },
  cardMoveUp: { scope: 'card', keys: ['shift+ArrowUp'] },
  cardMoveDown: { scope: 'card', keys: ['shift+ArrowDown'] },

  rowUp: { scope: 'list', keys: ['ArrowUp', 'k'] },
  rowDown: { scope: 'list', keys: ['ArrowDown', 'j'] },
  rowFirst: { scope: 'list', keys: ['Home'] },
  rowLast: { scope: 'list', keys: ['End'] },
  rowSelectUp: { scope: 'list', keys: ['shift+ArrowUp'] },
  rowSelectDown: { scope: 'list', keys: ['shift+ArrowDown'] },
  rowOpen: { scope: 'list', keys: ['Enter', 'o'], opens: 'screen' },

  cardPeek: { scope: 'item', keys: ['Space'] },
  select: { scope: 'item', keys: ['x'] },
  selectUp: { scope: 'item', keys: ['shift+k'] },
  selectDown: { scope: 'item', keys: ['shift+j'] },
  selectColumn: { scope: 'item', keys: ['mod+a'] },
  cardEdit: { scope: 'item', keys: ['e'], opens: 'field' },
  cardRename: { scope: 'item', keys: ['F2'], opens: 'field' },
  cardMoveTo: { scope: 'item', keys: ['m', 's'], opens: 'layer' },
  cardPriority: { scope: 'item', keys: ['p'], opens: 'layer' },
  cardAssignee: { scope: 'item', keys: ['a'], opens: 'field' },
  cardDueDate: { scope: 'item', keys: ['d'], opens: 'field' },
  cardScore: { scope: 'item', keys: ['w'], opens: 'layer' },
  cardAssign: { scope: 'item', keys: ['i'] },
  cardCopy: { scope: 'item', keys: ['mod+.'] },
  cardDuplicate: { scope: 'item', keys: ['shift+c'] },
  cardDelete: { scope: 'item', keys: ['Delete', 'mod+Backspace'], opens: 'layer' },

  mineToday: { scope: 'mine', keys: ['t'] },
  mineNotToday: { scope: 'mine', keys: ['shift+t'] },
  mineDone: { scope: 'mine', keys: ['shift+d'] },

  dayEarlier: { scope: 'calendar', keys: ['shift+ArrowLeft'] },
  dayLater: { scope: 'calendar', keys: ['shift+ArrowRight'] },
  weekEarlier: { scope: 'calendar', keys: ['shift+ArrowUp'] },
  weekLater: { scope: 'calendar', keys: ['shift+ArrowDown'] },

  barEarlier: { scope: 'timeline', keys: ['ArrowLeft'] },
  barLater: { scope: 'timeline', keys: ['ArrowRight'] },
  barEndEarlier: { scope: 'timeline', keys: ['shift+ArrowLeft'] },
  barEndLater: { scope: 'timeline', keys: ['shift+ArrowRight'] },
  barStartEarlier: { scope: 'timeline', keys: ['alt+ArrowLeft'] },
  barStartLater: { scope: 'timeline', keys: ['alt+ArrowRight'] },

  taskPrevious: { scope: 'task', keys: ['k'], opens: 'screen' },
  taskNext: { scope: 'task', keys: ['j'], opens: 'screen' },
  taskEdit: { scope: 'task', keys: ['e'], opens: 'field' },
  taskComment: { scope: 'task', keys: ['r'], opens: 'field' },
  itemUp: { scope: 'task', keys: ['shift+ArrowUp'] },
  itemDown: { scope: 'task', keys: ['shift+ArrowDown'] },
  taskHistory: { scope: 'task', keys: ['h'] },
  taskWatch: { scope: 'task', keys: ['shift+w'] },

  noteDown: { scope: 'notifications', keys: ['j'] },
  noteUp: { scope: 'notifications', keys: ['k'] },
  noteOpen: { scope: 'notifications', keys: ['Enter'] },
  noteUnread: { scope: 'notifications', keys: ['u'] },
  noteAllRead: { scope: 'notifications', keys: ['shift+u'] },

  submit: { scope: 'editor', keys: ['mod+Enter'], always: true },
  addLine: { scope: 'editor', keys: ['Enter'], always: true },
  close: { scope: 'editor', keys: ['Escape'], always: true },
} as const satisfies Record<string, Shortcut>;

export type ShortcutId = keyof typeof shortcuts;
/** The shortcuts of one scope. */
export type ShortcutIn<S extends Scope> = {
  [Id in ShortcutId]: (typeof shortcuts)[Id]['scope'] extends S ? Id : never;
}[ShortcutId];

/** All shortcuts in the order of the sheet. */
export const shortcutIds = Object.keys(shortcuts) as ShortcutId[];

/** Returns a shortcut of the registry. */
export function shortcut(id: ShortcutId): Shortcut {
  return shortcuts[id];
}

/** Returns the shortcuts of a scope. */
export function shortcutsIn<S extends Scope>(scope: S): ShortcutIn<S>[] {
  return shortcutIds.filter((id): id is ShortcutIn<S> => shortcuts[id].scope === scope);
}

/** Returns whether two scopes can be active at the same time. An open task covers everything below it. */
export function overlap(one: Scope, other: Scope): boolean {
  if (one === other) return true;
  const pair = new Set<Scope>([one, other]);
  if (pair.has('editor')) return false;
  if (pair.has('everywhere')) return true;
  // Where nothing has the focus, no card and no row has it.
  if (pair.has('start')) return pair.has('board');
  // A board shows cards, rows, days or bars, never two of them; its other scopes combine.
  if (['card', 'list', 'calendar', 'timeline'].filter((scope) => pair.has(scope as Scope)).length === 2) return false;
  return [...pair].every((scope) => ['board', 'card', 'list', 'item', 'mine', 'calendar', 'timeline'].includes(scope));
}

/** Returns whether keys are single letters, digits or marks, which a person can switch off. */
export function isSingleKey(keys: string): boolean {
  return keys.split(' ').every((stroke) => partsOf(stroke).key.length === 1 && !stroke.startsWith('mod+'));
}

export interface Stroke {
  mod: boolean;
  shift: boolean;
  alt: boolean;
  key: string;
}

/** Splits a stroke such as `mod+shift+z`. */
export function partsOf(stroke: string): Stroke {
  const parts = stroke.split('+');
  const has = (held: string) => parts.includes(held);
  return { mod: has('mod'), shift: has('shift'), alt: has('alt'), key: parts.at(-1) ?? '' };
}
