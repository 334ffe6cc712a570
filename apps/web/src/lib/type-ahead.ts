// Type-ahead: keys pressed while something opens go into a field that nobody sees, and from there to what has opened.
import { timing } from '@app/contract/limits.ts';
import { isOfComposition } from '#lib/composition.ts';
import { readDraft, removeDraft, writeDraft } from '#lib/draft.ts';
import { insertText, isTextField } from '#lib/insert-text.ts';
import { openOverlays } from '#lib/overlays.ts';
import { isText, press, type Stroke } from '#lib/press-key.ts';
import { isStroke } from '#lib/shortcut-match.ts';
import { type Opens, shortcut, shortcutIds } from '#lib/shortcuts.ts';
import { currentText } from '#lib/text.ts';
import { drawnToast, toast } from '#lib/toast.ts';

interface Opening {
  /** The name under which typed text is stored if it cannot be opened. */
  name: string;
  opens: Opens;
  /** Cancels the opening; undefined once it is there. */
  cancel: (() => void) | undefined;
  /** The element that had the focus before. */
  origin: Element | null;
  /** The overlays that were open before. */
  overlays: readonly Element[];
  /** The keys. While a field opens it has the focus, so that the browser composes, pastes and corrects in it. */
  buffer: HTMLTextAreaElement;
  /** `opened`: its content may still be loading. */
  phase: 'requested' | 'waiting' | 'opened' | 'failed';
  /** The pointer was pressed since. */
  pressed: boolean;
  /** Loading failed, and somebody is still typing. */
  onKey?: () => void;
}

let opening: Opening | undefined;
let limit: ReturnType<typeof setTimeout> | undefined;
/** The keys that write nothing. In the buffer each is a character of the private use area, with its index. */
let strokes: Stroke[] = [];
const firstStroke = 0xe000;
const strokeOf = (char: string | undefined) => strokes[(char?.charCodeAt(0) ?? 0) - firstStroke];

/** Holds keys for what opens, unless it has the focus at once. Call it after the opening was requested. */
export function holdKeys(name: string, opens: Opens, cancel?: () => void): void {
  if (opening?.name === name) {
    opening.cancel ??= cancel;
    return;
  }
  const origin = focusedElement();
  cancelOpening(false);
  const mine = begin(name, opens, cancel, origin);
  // A loaded component has rendered and taken the focus by then.
  queueMicrotask(() => opening === mine && startHolding(mine));
}

/** The same for a lazy component that is still loading; something else may already hold the keys for it. */
export function holdKeysFor(name: string, opens: Opens, cancel?: () => void): void {
  if (opening) opening.cancel ??= cancel;
  else holdKeys(name, opens, cancel);
}

/**
 * Holds keys that nothing knows yet, and what follows them, for the screen that is still loading. Returns whether one is. Escape or
 * a click elsewhere ends the waiting.
 */
export function holdKeysForScreen(...keys: (KeyboardEvent | { key: string })[]): boolean {
  if (opening || openOverlays().length > 0 || !isBusy()) return false;
  const mine = begin('screen', 'screen', () => undefined, null);
  for (const key of keys) add(mine, key instanceof KeyboardEvent ? strokeFrom(key) : key);
  startHolding(mine);
  replayWhenLoaded(mine);
  return true;
}

/** Returns whether an opening that holds keys was requested in this task. */
export function isOpeningRequested(): boolean {
  return opening?.phase === 'requested';
}

/** Returns whether keys are being held. */
export function isHoldingKeys(): boolean {
  return opening !== undefined;
}

/** Returns the focused element, or the one that had the focus before an opening began. */
export function focusedElement(): Element | null {
  return opening && document.activeElement === opening.buffer ? opening.origin : document.activeElement;
}

/** A screen, a task or the selection is there, without taking the focus: it receives the keys that were held for it. */
export function screenArrived(): void {
  if (opening?.opens === 'screen' && opening.phase === 'waiting') onOpened(opening);
}

/** What the keys of this name were held for is over: they are for what has the focus after this task. */
export function releaseKeys(name: string): void {
  const mine = opening;
  if (mine?.name === name) queueMicrotask(() => opening === mine && void replay(mine));
}

/** Types a text into what is opened next under this name, as if it were typed after its shortcut. */
export function typeAhead(name: string, text: string): void {
  writeDraft(draftKeyOf({ name }), text);
}

/**
 * Loading failed. Stores the held text until the next opening, including what is typed until the person pauses: nobody has seen the
 * message before it is drawn, nor while typing. Returns whether there was text.
 */
export function openingFailed(): boolean {
  const mine = opening;
  if (!mine) return false;
  // The caller resets its state itself.
  mine.cancel = undefined;
  if (mine.opens !== 'field' || mine.phase !== 'waiting') {
    cancelOpening(false);
    return false;
  }
  mine.phase = 'failed';
  const hasText = mine.buffer.value !== '';
  let pause: number = timing.toast;
  mine.onKey = () => {
    clearTimeout(limit);
    limit = setTimeout(() => opening === mine && cancelOpening(!hasText), pause);
  };
  mine.onKey();
  const forget = drawnToast.subscribe(() => {
    forget();
    pause = timing.keyBufferPause;
    if (opening === mine) mine.onKey?.();
  });
  return hasText;
}

function begin(name: string, opens: Opens, cancel: (() => void) | undefined, origin: Element | null): Opening {
  const buffer = document.createElement('textarea');
  opening = { name, opens, cancel, origin, overlays: openOverlays(), buffer, phase: 'requested', pressed: false };
  return opening;
}

function startHolding(mine: Opening): void {
  mine.phase = 'waiting';
  if (mine.opens === 'field') {
    mine.buffer.value += readDraft(draftKeyOf(mine), '');
    removeDraft(draftKeyOf(mine));
  }
  listen(addEventListener);
  limit = setTimeout(() => (mine.phase === 'opened' ? void replay(mine) : cancelOpening(true)), timing.keyBufferMax);
  if (isInside(mine, document.activeElement)) onOpened(mine);
  else focusBuffer(mine);
}

/** In an open dialog, whose focus trap would take the focus back. */
function focusBuffer({ opens, buffer, phase }: Opening): void {
  if (opens !== 'field' || phase !== 'waiting') return;
  buffer.className = 'sr-only';
  buffer.tabIndex = -1;
  buffer.setAttribute('aria-label', currentText().shell.loading);
  const dialog = document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body;
  if (buffer.parentElement !== dialog) dialog.append(buffer);
  buffer.focus({ preventScroll: true });
}

/** Returns whether the focused element belongs to what opens. */
function isInside({ opens, overlays, buffer }: Opening, focused: Element | null): boolean {
  if (!focused || focused === buffer) return false;
  if (opens === 'field') return isTextField(focused);
  const layer = openOverlays().findLast((each) => each.contains(focused));
  return layer !== undefined && !overlays.includes(layer);
}

function onOpened(mine: Opening): void {
  mine.cancel = undefined;
  replayWhenLoaded(mine);
}

/** Everything that moves the focus in this task has done so before the keys are replayed. */
function replayWhenLoaded(mine: Opening): void {
  if (opening !== mine) return;
  mine.phase = 'opened';
  if (mine.opens !== 'field' && isBusy()) requestAnimationFrame(() => replayWhenLoaded(mine));
  else queueMicrotask(() => opening === mine && void replay(mine));
}

function isBusy(): boolean {
  const content = openOverlays().at(-1) ?? document.getElementById('content');
  return content?.querySelector(':not(button)[aria-busy="true"]') != null;
}

/** Replays the keys one after the other, before any further one is pressed. A key that opens something leaves the rest to it. */
async function replay({ buffer }: Opening): Promise<void> {
  const keys = [...buffer.value].map((char) => strokeOf(char) ?? char);
  stop();
  while (keys.length > 0) {
    const focused = document.activeElement ?? document.body;
    const end = keys.findIndex((key) => typeof key !== 'string');
    const text = keys.slice(0, end < 0 ? undefined : end).join('');
    if (text !== '' && isTextField(focused)) insertText(focused, keys.splice(0, text.length).join(''));
    else press(focused, keys.shift() ?? '');
    // React renders what the key has changed.
    await undefined;
    if (!opening) continue;
    for (const key of keys) add(opening, typeof key === 'string' ? { key } : key);
    return;
  }
}

/** Ends the waiting, and stores the held text for the next opening. */
function cancelOpening(tells: boolean): void {
  const mine = opening;
  if (!mine) return;
  const text = [...mine.buffer.value].filter((char) => !strokeOf(char)).join('');
  const hadFocus = document.activeElement === mine.buffer;
  stop();
  if (hadFocus && mine.origin instanceof HTMLElement) mine.origin.focus({ preventScroll: true });
  mine.cancel?.();
  if (mine.opens !== 'field' || text.trim() === '') return;
  writeDraft(draftKeyOf(mine), text);
  const { boundary, typedKept } = currentText().shell;
  if (tells) toast({ title: boundary.network.title, text: typedKept, kind: 'destructive' });
}

const draftKeyOf = ({ name }: Pick<Opening, 'name'>) => `typed-for-${name}`;

function stop(): void {
  opening?.buffer.remove();
  opening = undefined;
  strokes = [];
  clearTimeout(limit);
  listen(removeEventListener);
}

function listen(change: typeof addEventListener): void {
  change('keydown', onKeyDown, { capture: true });
  change('focusin', onFocusIn, { capture: true });
  change('focusout', onFocusOut, { capture: true });
  change('pointerdown', onPointerDown, { capture: true });
  change('pagehide', onPageHide);
}

const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead', 'Process', 'Unidentified']);
const editKeys = new Set(['Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

function onKeyDown(event: KeyboardEvent): void {
  const mine = opening;
  if (!mine || !event.isTrusted || isOfComposition(event) || modifiers.has(event.key)) return;
  const { key, target } = event;
  const stroke = strokeFrom(event);
  if (/^F\d+$/.test(key) && !isOurs(event, false)) return;
  event.stopImmediatePropagation();
  mine.onKey?.();
  // The browser's own shortcuts: pasting, reloading, another tab.
  if (key.length === 1 && !isText(stroke) && !isOurs(event, true)) return;
  const { value } = mine.buffer;
  const edits = editKeys.has(key) && value !== '' && !strokeOf(value.at(-1));
  if (target === mine.buffer && (isText(stroke) || edits)) return;
  event.preventDefault();
  // The key that opened it may still be down.
  if (event.repeat) return;
  if (key === 'Escape' && (mine.cancel || mine.phase === 'failed')) cancelOpening(false);
  else add(mine, stroke);
}

function add({ buffer }: Opening, stroke: Stroke): void {
  if (isText(stroke)) buffer.value += stroke.key;
  else buffer.value += String.fromCharCode(firstStroke + strokes.push(stroke) - 1);
}

function strokeFrom(event: KeyboardEvent): Stroke {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
  return { key, code, shiftKey, ctrlKey, metaKey, altKey, modifierAltGraph: event.getModifierState('AltGraph') };
}

/** Returns whether it is one of our shortcuts that work also while text is typed (`always`), or of those that do not. */
function isOurs(event: KeyboardEvent, always: boolean): boolean {
  return shortcutIds.some((id) => {
    const { keys, always: isAlways = false } = shortcut(id);
    return isAlways === always && keys.some((each) => isStroke(each, event));
  });
}

function onFocusIn({ target }: FocusEvent): void {
  const mine = opening;
  if (!mine || !(target instanceof HTMLElement) || target === mine.buffer) return;
  if (mine.phase === 'failed') cancelOpening(true);
  else if (mine.phase === 'waiting' && isInside(mine, target)) onOpened(mine);
  else if (mine.pressed && mine.cancel) cancelOpening(true);
  // Somebody types into a field of it while the rest is loading.
  else if (mine.pressed && mine.phase === 'opened' && isTextField(target)) void replay(mine);
  else queueMicrotask(() => opening === mine && focusBuffer(mine));
}

/** A click on an empty place would take the focus from the buffer, which nobody intended. */
function onFocusOut({ target, relatedTarget }: FocusEvent): void {
  const mine = opening;
  if (!mine || target !== mine.buffer || relatedTarget !== null) return;
  setTimeout(() => opening === mine && document.activeElement === document.body && document.hasFocus() && focusBuffer(mine));
}

function onPointerDown(event: PointerEvent): void {
  if (opening && event.isTrusted) opening.pressed = true;
}

function onPageHide(): void {
  cancelOpening(false);
}
