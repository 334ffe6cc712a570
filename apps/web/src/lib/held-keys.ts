// Held keys: a key that repeats walks, moves by a step, and types. It makes, deletes, switches, confirms and leaves nothing again.
import { isOfComposition } from '#lib/composition.ts';
import { isTyping } from '#lib/overlays.ts';
import { isStroke } from '#lib/shortcut-match.ts';
import { type ShortcutId, shortcut, shortcutIds } from '#lib/shortcuts.ts';

/** The shortcuts that a held key repeats. A step to another column is not among them: others are notified of each. */
const repeating: ReadonlySet<ShortcutId> = new Set<ShortcutId>([
  ...([
    'firstItem',
    'cardUp',
    'cardDown',
    'cardLeft',
    'cardRight',
    'cardFirst',
    'cardLast',
    'cardMoveUp',
    'cardMoveDown',
  ] as const),
  ...(['rowUp', 'rowDown', 'rowFirst', 'rowLast', 'rowSelectUp', 'rowSelectDown', 'selectUp', 'selectDown'] as const),
  ...(['dayEarlier', 'dayLater', 'weekEarlier', 'weekLater', 'barEarlier', 'barLater'] as const),
  ...(['barEndEarlier', 'barEndLater', 'barStartEarlier', 'barStartLater'] as const),
  ...(['taskPrevious', 'taskNext', 'itemUp', 'itemDown', 'noteUp', 'noteDown'] as const),
]);

/** Where the key that is down was pressed. */
let pressedAt: EventTarget | null = null;
let hasStarted = false;

/** Starts ignoring the repetitions of a held key that would do something again. */
export function ignoreHeldKeys(): void {
  if (!hasStarted) addEventListener('keydown', note, { capture: true });
  hasStarted = true;
}

function note(event: KeyboardEvent): void {
  // Replayed keys are not held.
  if (!event.isTrusted) return;
  if (!event.repeat) pressedAt = event.target;
  else if (!isOfComposition(event) && !mayRepeat(event)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

function mayRepeat(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey } = event;
  if (key === 'Tab' || key.startsWith('Arrow')) return !isOnlyOnce(event);
  if (key === 'Escape') return false;
  if (key === 'Enter') return target === pressedAt && target instanceof HTMLTextAreaElement && !ctrlKey && !metaKey;
  // What opened by this key is not to be typed into by it.
  if (isTyping(target)) return target === pressedAt && !isOnlyOnce(event, true);
  if (key === ' ') return !(target instanceof Element) || !isPressedBySpace(target);
  return !isOnlyOnce(event);
}

/** Returns whether a key means only what is done once; in a text only what is meant `everywhere` counts. */
function isOnlyOnce(event: KeyboardEvent, everywhere = false): boolean {
  const meant = shortcutIds.filter((id) => shortcut(id).keys.some((keys) => isStroke(keys, event)));
  // An open task has some of the letters of the cards below.
  const isTask = document.querySelector('[data-scope="task"]') ?? !document.querySelector('[data-task]');
  const ofTask = isTask ? meant.filter((id) => shortcut(id).scope === 'task') : [];
  const here = everywhere ? meant.filter((id) => shortcut(id).always) : ofTask.length > 0 ? ofTask : meant;
  return here.length > 0 && !here.some((id) => repeating.has(id));
}

/** A button waits for the end of the press; what is no button takes its beginning. */
function isPressedBySpace(target: Element): boolean {
  return (
    target.closest('[data-task], [data-row], [role^="menuitem"], [role="option"]') !== null && !target.matches('button, input')
  );
}
