// Type-ahead: holds the keys pressed while something opens, and replays them as soon as it has the focus.
import { timing } from '@app/contract';
import { readDraft, removeDraft, writeDraft } from '#lib/draft.ts';
import { isTextField } from '#lib/insert-text.ts';
import { openOverlays } from '#lib/overlays.ts';
import { isText, type KeyPress, playNext } from '#lib/play-keys.ts';
import type { Opens } from '#lib/shortcuts.ts';
import { currentText } from '#lib/text.ts';
import { catchText, endCatching, hasCaught, isCatcher, isCatching, takeText } from '#lib/text-catcher.ts';
import { toast } from '#lib/toast.ts';

interface Opening {
  /** The name under which held text is stored if it cannot be opened. */
  what: string;
  opens: Opens;
  /** Cancels the opening. */
  cancel: (() => void) | undefined;
  /** The element that had the focus before. */
  origin: Element | null;
  /** The overlays that were open before. */
  layers: readonly Element[];
  /** The pointer was pressed since. */
  pressed: boolean;
  /** Loading failed: runs once the person pauses typing. */
  end?: () => void;
  phase: 'asked' | 'waits' | 'settles' | 'failed';
}

const typed: KeyPress[] = [];
let opening: Opening | undefined;
let playing = false;
let limit: ReturnType<typeof setTimeout> | undefined;

/** Holds keys for what opens, unless it has the focus at once. Call it after the opening was requested. */
export function holdKeys(what: string, opens: Opens, cancel?: () => void): void {
  if (opening?.what === what) {
    opening.cancel ??= cancel;
    return;
  }
  const origin = focusedElement();
  if (opening) giveUp(false);
  const mine: Opening = { what, opens, cancel, origin, layers: openOverlays(), pressed: false, phase: 'asked' };
  opening = mine;
  // A loaded component has rendered and taken the focus by then.
  queueMicrotask(() => opening === mine && begin(mine));
}

/** The same for a lazy component that is still loading; something else may already hold the keys for it. */
export function holdKeysFor(what: string, opens: Opens, cancel?: () => void): void {
  if (opening) opening.cancel ??= cancel;
  else holdKeys(what, opens, cancel);
}

/** Returns whether an opening that holds keys was requested in this task. */
export function isAsked(): boolean {
  return opening?.phase === 'asked';
}

/** Returns whether keys are being held or replayed. */
export function isHolding(): boolean {
  return opening !== undefined || playing;
}

/** A screen or a task has replaced the last one: it receives the keys that were held for it. */
export function screenArrived(): void {
  if (opening?.opens === 'screen' && opening.phase === 'waits') arrive(opening);
}

/**
 * Loading failed. Stores the held text until the next opening, including what is typed without a pause. Returns whether there was
 * text.
 */
export function openingFailed(): boolean {
  const mine = opening;
  // The caller resets its state itself.
  if (mine) mine.cancel = undefined;
  if (mine?.opens !== 'field' || mine.phase !== 'waits') {
    giveUp(false);
    return false;
  }
  takeCaught();
  mine.phase = 'failed';
  const isKnown = typed.length > 0;
  mine.end = () => giveUp(!isKnown);
  endSoon(mine);
  return isKnown;
}

/** A person who is still typing has not seen the failure yet. */
function endSoon(mine: Opening): void {
  clearTimeout(limit);
  limit = setTimeout(() => opening === mine && mine.end?.(), timing.keyBufferPause);
}

/** Returns the focused element, or the one that had the focus before an opening began. */
export function focusedElement(): Element | null {
  return isCatching() ? (opening?.origin ?? null) : document.activeElement;
}

function begin(mine: Opening): void {
  mine.phase = 'waits';
  if (mine.opens === 'field') {
    const kept = readDraft(draftOf(mine), '');
    removeDraft(draftOf(mine));
    if (kept !== '') typed.unshift({ text: kept });
  }
  listen(true);
  limit = setTimeout(() => giveUp(true), timing.keyBufferMax);
  if (isThere(mine, document.activeElement)) arrive(mine);
  else if (mine.opens === 'field') catchText();
}

/** Returns whether the focused element belongs to what opens. */
function isThere({ opens, layers }: Opening, at: Element | null): boolean {
  if (!at || isCatcher(at)) return false;
  if (opens === 'field') return isTextField(at);
  const layer = openOverlays().findLast((each) => each.contains(at));
  return layer !== undefined && !layers.includes(layer);
}

function arrive(mine: Opening): void {
  mine.phase = 'settles';
  takeCaught();
  // Its content may still be loading.
  if (mine.opens !== 'field' && isBusy()) requestAnimationFrame(() => opening === mine && arrive(mine));
  else setTimeout(() => opening === mine && play());
}

function isBusy(): boolean {
  const place = openOverlays().at(-1) ?? document.getElementById('content');
  return place?.querySelector(':not(button)[aria-busy="true"]') != null;
}

/** Replays the keys one after the other. A key that opens something leaves the rest to it. */
function play(): void {
  opening = undefined;
  clearTimeout(limit);
  endCatching();
  playing = true;
  playOn();
}

function playOn(): void {
  if (opening) playing = false;
  else if (typed.length === 0) stop();
  else {
    playNext(typed);
    setTimeout(playOn);
  }
}

function stop(): void {
  playing = false;
  opening = undefined;
  clearTimeout(limit);
  listen(false);
  endCatching();
}

/** Ends the waiting and stores the held text for the next opening. Returns whether there was text. */
function giveUp(tells: boolean): boolean {
  const mine = opening;
  if (!mine) return false;
  takeCaught();
  const text = typed.map((press) => ('text' in press ? press.text : isText(press) ? press.key : '')).join('');
  typed.length = 0;
  const wasCaught = isCatching();
  stop();
  if (wasCaught && mine.origin instanceof HTMLElement) mine.origin.focus({ preventScroll: true });
  mine.cancel?.();
  const isKept = mine.opens === 'field' && text.trim() !== '';
  if (isKept) writeDraft(draftOf(mine), text);
  const { boundary, typedKept } = currentText().shell;
  if (isKept && tells) toast({ title: boundary.network.title, text: typedKept, kind: 'destructive' });
  return isKept;
}

const draftOf = ({ what }: Opening) => `typed-for-${what}`;

/** Moves the text of the hidden input to the held keys. */
function takeCaught(): void {
  const text = takeText();
  if (text !== '') typed.push({ text });
}

function listen(on: boolean): void {
  const change = on ? addEventListener : removeEventListener;
  change('keydown', hear, { capture: true });
  change('focusin', look, { capture: true });
  change('focusout', stay, { capture: true });
  change('pointerdown', notePointer, { capture: true });
  change('pagehide', leave);
}

const alone = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead', 'Process', 'Unidentified']);
const edits = new Set(['Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

function hear(event: KeyboardEvent): void {
  // Ignores replayed keys.
  if (!event.isTrusted || (!opening && !playing)) return;
  if (event.isComposing || alone.has(event.key) || /^F\d+$/.test(event.key)) return;
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
  const altGraph = event.getModifierState('AltGraph');
  const press = { key, code, shiftKey, ctrlKey, metaKey, altKey, modifierAltGraph: altGraph };
  event.stopImmediatePropagation();
  if (opening?.phase === 'failed') endSoon(opening);
  // The browser's own shortcuts: pasting, reloading, another tab.
  if ((ctrlKey || metaKey || altKey) && !altGraph && key.length === 1) return;
  if (isCatcher(event.target) && (isText(press) || (edits.has(key) && hasCaught()))) return;
  event.preventDefault();
  if (key === 'Escape' && opening?.cancel && opening.phase !== 'settles') giveUp(false);
  else {
    takeCaught();
    typed.push(press);
  }
}

function look({ target }: FocusEvent): void {
  const mine = opening;
  if (!mine || mine.phase === 'settles' || !(target instanceof HTMLElement) || isCatcher(target)) return;
  if (mine.phase === 'failed') mine.end?.();
  else if (isThere(mine, target)) arrive(mine);
  else if (mine.pressed) giveUp(true);
  else if (mine.opens === 'field') queueMicrotask(() => opening === mine && mine.phase === 'waits' && catchText());
}

/** A click on an empty place would take the focus from the hidden input, which nobody intended. */
function stay({ target, relatedTarget }: FocusEvent): void {
  if (!opening || !isCatcher(target) || relatedTarget !== null) return;
  setTimeout(() => {
    if (opening?.phase === 'waits' && document.activeElement === document.body && document.hasFocus()) catchText();
  });
}

function notePointer(event: PointerEvent): void {
  if (opening && event.isTrusted) opening.pressed = true;
}

function leave(): void {
  giveUp(false);
}
