// Type-ahead: holds the keys pressed while something opens, and replays them as soon as it has the focus.
import { timing } from '@app/contract/limits.ts';
import { isOfComposition } from '#lib/composition.ts';
import { readDraft, removeDraft, writeDraft } from '#lib/draft.ts';
import {
  focusHiddenInput,
  hasHiddenText,
  isHiddenInput,
  isHiddenInputFocused,
  removeHiddenInput,
  takeHiddenText,
} from '#lib/hidden-input.ts';
import { isTextField } from '#lib/insert-text.ts';
import { openOverlays } from '#lib/overlays.ts';
import { isText, type KeyPress, replayNext } from '#lib/replay-keys.ts';
import { isStroke } from '#lib/shortcut-match.ts';
import { type Opens, shortcut, shortcutIds, shortcutsIn } from '#lib/shortcuts.ts';
import { currentText } from '#lib/text.ts';
import { drawnToast, toast } from '#lib/toast.ts';

interface Opening {
  /** The name under which held text is stored if it cannot be opened. */
  name: string;
  opens: Opens;
  /** Cancels the opening. */
  cancel: (() => void) | undefined;
  /** The element that had the focus before. */
  origin: Element | null;
  /** The overlays that were open before. */
  overlays: readonly Element[];
  /** The pointer was pressed since. */
  pressed: boolean;
  /** Loading failed: runs once the person pauses typing. */
  end?: () => void;
  /** The message that says so is drawn. */
  isSaid?: boolean;
  phase: 'requested' | 'waiting' | 'settling' | 'failed';
}

const typed: KeyPress[] = [];
let opening: Opening | undefined;
let replaying = false;
/** A held key is being replayed, which writes into the field itself. */
let inserting = false;
let limit: ReturnType<typeof setTimeout> | undefined;

/** Holds keys for what opens, unless it has the focus at once. Call it after the opening was requested. */
export function holdKeys(name: string, opens: Opens, cancel?: () => void): void {
  if (opening?.name === name) {
    opening.cancel ??= cancel;
    return;
  }
  const origin = focusedElement();
  if (opening) cancelOpening(false);
  const mine: Opening = { name, opens, cancel, origin, overlays: openOverlays(), pressed: false, phase: 'requested' };
  opening = mine;
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
export function holdKeysForScreen(...presses: (KeyboardEvent | KeyPress)[]): boolean {
  if (isHoldingKeys() || openOverlays().length > 0 || !isBusy()) return false;
  const cancel = () => undefined;
  const mine: Opening = {
    name: 'screen',
    opens: 'screen',
    cancel,
    origin: null,
    overlays: [],
    pressed: false,
    phase: 'requested',
  };
  opening = mine;
  typed.push(...presses.map((press) => (press instanceof KeyboardEvent ? pressOf(press) : press)));
  startHolding(mine);
  untilLoaded(mine);
  return true;
}

function untilLoaded(mine: Opening): void {
  if (opening !== mine || mine.phase !== 'waiting') return;
  if (isBusy()) requestAnimationFrame(() => untilLoaded(mine));
  else onOpened(mine);
}

/** Returns whether an opening that holds keys was requested in this task. */
export function isOpeningRequested(): boolean {
  return opening?.phase === 'requested';
}

/** Returns whether keys are being held or replayed. */
export function isHoldingKeys(): boolean {
  return opening !== undefined || replaying;
}

/** A screen, a task or the selection is there, without taking the focus: it receives the keys that were held for it. */
export function screenArrived(): void {
  if (opening?.opens === 'screen' && opening.phase === 'waiting') onOpened(opening);
}

/** What the keys of this name were held for is over: they are for what has the focus now. */
export function releaseKeys(name: string): void {
  const mine = opening;
  if (mine?.name !== name) return;
  mine.phase = 'settling';
  // The focus comes back in this task.
  setTimeout(() => opening === mine && startReplay());
}

/**
 * Loading failed. Stores the held text until the next opening, including what is typed without a pause. Returns whether there was
 * text.
 */
export function openingFailed(): boolean {
  const mine = opening;
  // The caller resets its state itself.
  if (mine) mine.cancel = undefined;
  if (mine?.opens !== 'field' || mine.phase !== 'waiting') {
    cancelOpening(false);
    return false;
  }
  collectHiddenText();
  mine.phase = 'failed';
  const isKnown = typed.length > 0;
  mine.end = () => cancelOpening(!isKnown);
  endAfterPause(mine);
  const forget = drawnToast.subscribe(() => {
    forget();
    mine.isSaid = true;
    if (opening === mine) endAfterPause(mine);
  });
  return isKnown;
}

/** A person who is still typing has not seen the failure yet. The message loads, too: nobody has seen it before it is drawn. */
function endAfterPause(mine: Opening): void {
  clearTimeout(limit);
  limit = setTimeout(() => opening === mine && mine.end?.(), mine.isSaid ? timing.keyBufferPause : timing.toast);
}

/** Returns the focused element, or the one that had the focus before an opening began. */
export function focusedElement(): Element | null {
  return isHiddenInputFocused() ? (opening?.origin ?? null) : document.activeElement;
}

function startHolding(mine: Opening): void {
  mine.phase = 'waiting';
  if (mine.opens === 'field') {
    const kept = readDraft(draftKeyOf(mine), '');
    removeDraft(draftKeyOf(mine));
    if (kept !== '') typed.unshift({ text: kept });
  }
  setListening(true);
  limit = setTimeout(() => endHolding(mine), timing.keyBufferMax);
  if (isFocusInside(mine, document.activeElement)) onOpened(mine);
  else if (mine.opens === 'field') focusHiddenInput();
}

/** The timeout for held keys has passed. An overlay that has opened meanwhile stays open, and a field in it gets the keys. */
function endHolding(mine: Opening): void {
  const isOpen = mine.phase === 'settling';
  if (isOpen) mine.cancel = undefined;
  if (isOpen && isTextField(document.activeElement)) startReplay();
  else cancelOpening(true);
}

/** Types a text into what is opened next under this name, as if it were typed after its shortcut. */
export function typeAhead(name: string, text: string): void {
  writeDraft(draftKeyOf({ name }), text);
}

/** Returns whether the focused element belongs to what opens. */
function isFocusInside({ opens, overlays }: Opening, at: Element | null): boolean {
  if (!at || isHiddenInput(at)) return false;
  if (opens === 'field') return isTextField(at);
  const layer = openOverlays().findLast((each) => each.contains(at));
  return layer !== undefined && !overlays.includes(layer);
}

function onOpened(mine: Opening): void {
  mine.phase = 'settling';
  collectHiddenText();
  // Its content may still be loading.
  if (mine.opens !== 'field' && isBusy()) requestAnimationFrame(() => opening === mine && onOpened(mine));
  else setTimeout(() => opening === mine && startReplay());
}

function isBusy(): boolean {
  const place = openOverlays().at(-1) ?? document.getElementById('content');
  return place?.querySelector(':not(button)[aria-busy="true"]') != null;
}

/** Replays the keys one after the other. A key that opens something leaves the rest to it. */
function startReplay(): void {
  opening = undefined;
  clearTimeout(limit);
  removeHiddenInput();
  replaying = true;
  continueReplay();
}

function continueReplay(): void {
  if (opening) replaying = false;
  else if (typed.length === 0) stop();
  else {
    inserting = true;
    try {
      replayNext(typed);
    } finally {
      inserting = false;
    }
    setTimeout(continueReplay);
  }
}

function stop(): void {
  replaying = false;
  opening = undefined;
  clearTimeout(limit);
  setListening(false);
  removeHiddenInput();
}

/** Ends the waiting and stores the held text for the next opening. Returns whether there was text. */
function cancelOpening(tells: boolean): boolean {
  const mine = opening;
  if (!mine) return false;
  collectHiddenText();
  const text = typed.map((press) => ('text' in press ? press.text : isText(press) ? press.key : '')).join('');
  typed.length = 0;
  const wasCaught = isHiddenInputFocused();
  stop();
  if (wasCaught && mine.origin instanceof HTMLElement) mine.origin.focus({ preventScroll: true });
  mine.cancel?.();
  const isKept = mine.opens === 'field' && text.trim() !== '';
  if (isKept) writeDraft(draftKeyOf(mine), text);
  const { boundary, typedKept } = currentText().shell;
  if (isKept && tells) toast({ title: boundary.network.title, text: typedKept, kind: 'destructive' });
  return isKept;
}

const draftKeyOf = ({ name }: Pick<Opening, 'name'>) => `typed-for-${name}`;

/** Moves the text of the hidden input to the held keys. */
function collectHiddenText(): void {
  const text = takeHiddenText();
  if (text !== '') typed.push({ text });
}

function setListening(on: boolean): void {
  const change = on ? addEventListener : removeEventListener;
  change('keydown', onKeyDown, { capture: true });
  change('beforeinput', onBeforeInput, { capture: true });
  change('focusin', onFocusIn, { capture: true });
  change('focusout', onFocusOut, { capture: true });
  change('pointerdown', onPointerDown, { capture: true });
  change('pagehide', onPageHide);
}

const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead', 'Process', 'Unidentified']);
const editKeys = new Set(['Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

function onKeyDown(event: KeyboardEvent): void {
  // Ignores replayed keys.
  if (!event.isTrusted || (!opening && !replaying)) return;
  if (isOfComposition(event) || modifiers.has(event.key) || isBrowserKey(event)) return;
  const { key, ctrlKey, metaKey, altKey } = event;
  const press = pressOf(event);
  event.stopImmediatePropagation();
  if (opening?.phase === 'failed') endAfterPause(opening);
  // The browser's own shortcuts: pasting, reloading, another tab.
  if ((ctrlKey || metaKey || altKey) && !press.modifierAltGraph && key.length === 1 && !worksAnywhere(event)) return;
  if (isHiddenInput(event.target) && (isText(press) || (editKeys.has(key) && hasHiddenText()))) return;
  event.preventDefault();
  // The key that opened it may still be down.
  if (event.repeat) return;
  if (key === 'Escape' && opening?.end) opening.end();
  else if (key === 'Escape' && opening?.cancel && opening.phase !== 'settling') cancelOpening(false);
  else {
    collectHiddenText();
    typed.push(press);
  }
}

/** Text without a key of its own (a dead key, a keyboard on the screen) waits behind the keys that the field still has to get. */
function onBeforeInput(event: InputEvent): void {
  const isAhead = (opening?.phase === 'settling' || replaying) && typed.length > 0;
  if (inserting || !isAhead || event.inputType !== 'insertText' || !event.data) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  typed.push({ text: event.data });
}

function pressOf(event: KeyboardEvent) {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
  return { key, code, shiftKey, ctrlKey, metaKey, altKey, modifierAltGraph: event.getModifierState('AltGraph') };
}

/** Whether it is a function key without a meaning of ours, or with one that needs no waiting. */
function isBrowserKey(event: KeyboardEvent): boolean {
  const isOurs = shortcutIds.some((id) => !shortcut(id).always && shortcut(id).keys.some((keys) => isStroke(keys, event)));
  return /^F\d+$/.test(event.key) && !isOurs;
}

/** Whether it is a shortcut that works also while text is typed: it follows the text. */
function worksAnywhere(event: KeyboardEvent): boolean {
  return shortcutsIn('everywhere').some((id) => shortcut(id).always && shortcut(id).keys.some((keys) => isStroke(keys, event)));
}

function onFocusIn({ target }: FocusEvent): void {
  const mine = opening;
  if (!mine || mine.phase === 'settling' || !(target instanceof HTMLElement) || isHiddenInput(target)) return;
  if (mine.phase === 'failed') mine.end?.();
  else if (isFocusInside(mine, target)) onOpened(mine);
  else if (mine.pressed) cancelOpening(true);
  else if (mine.opens === 'field') queueMicrotask(() => opening === mine && mine.phase === 'waiting' && focusHiddenInput());
}

/** A click on an empty place would take the focus from the hidden input, which nobody intended. */
function onFocusOut({ target, relatedTarget }: FocusEvent): void {
  if (!opening || !isHiddenInput(target) || relatedTarget !== null) return;
  setTimeout(() => {
    if (opening?.phase === 'waiting' && document.activeElement === document.body && document.hasFocus()) focusHiddenInput();
  });
}

function onPointerDown(event: PointerEvent): void {
  if (opening && event.isTrusted) opening.pressed = true;
}

function onPageHide(): void {
  cancelOpening(false);
}
