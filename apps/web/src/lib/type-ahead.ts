// What is typed while something opens belongs to it: it is held, and played into it as soon as it takes the focus.
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
  /** Its name, under which is kept what was typed for it in vain. */
  what: string;
  opens: Opens;
  /** Takes back that it was wanted. */
  cancel: (() => void) | undefined;
  /** What had the focus before. */
  origin: Element | null;
  /** What lay over the page before. */
  layers: readonly Element[];
  /** The pointer was pressed since. */
  pressed: boolean;
  /** It failed: what follows once nobody types any more. */
  end?: () => void;
  phase: 'asked' | 'waits' | 'settles' | 'failed';
}

const typed: KeyPress[] = [];
let opening: Opening | undefined;
let playing = false;
let limit: ReturnType<typeof setTimeout> | undefined;

/** From now on keys belong to what opens, unless it has the focus at once. Called after it was asked for. */
export function holdKeys(what: string, opens: Opens, cancel?: () => void): void {
  if (opening?.what === what) {
    opening.cancel ??= cancel;
    return;
  }
  const origin = focusedElement();
  if (opening) giveUp(false);
  const mine: Opening = { what, opens, cancel, origin, layers: openOverlays(), pressed: false, phase: 'asked' };
  opening = mine;
  // What is loaded has been drawn, and has taken the focus, by then.
  queueMicrotask(() => opening === mine && begin(mine));
}

/** The same for a part that is still being loaded, which something else may have held the keys for already. */
export function holdKeysFor(what: string, opens: Opens, cancel?: () => void): void {
  if (opening) opening.cancel ??= cancel;
  else holdKeys(what, opens, cancel);
}

/** Says whether something was asked for just now that keys are held for. */
export function isAsked(): boolean {
  return opening?.phase === 'asked';
}

/** Says whether keys are held for something, or played into it at this moment. */
export function isHolding(): boolean {
  return opening !== undefined || playing;
}

/** A screen or a task stands where the last one stood: it takes the keys that were held for it. */
export function screenArrived(): void {
  if (opening?.opens === 'screen' && opening.phase === 'waits') arrive(opening);
}

/**
 * What was to open could not be loaded: what was typed for it is kept until it is opened again, and so is what follows without a
 * pause. Says whether there was something.
 */
export function openingFailed(): boolean {
  const mine = opening;
  // Whoever says so takes it back.
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

/** Nobody knows yet that it failed who still types. */
function endSoon(mine: Opening): void {
  clearTimeout(limit);
  limit = setTimeout(() => opening === mine && mine.end?.(), timing.keyBufferPause);
}

/** What has the focus, or had it before something that opens was waited for. */
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

/** Says whether what has the focus is what was waited for. */
function isThere({ opens, layers }: Opening, at: Element | null): boolean {
  if (!at || isCatcher(at)) return false;
  if (opens === 'field') return isTextField(at);
  const layer = openOverlays().findLast((each) => each.contains(at));
  return layer !== undefined && !layers.includes(layer);
}

function arrive(mine: Opening): void {
  mine.phase = 'settles';
  takeCaught();
  // What it shows may still be on its way.
  if (mine.opens !== 'field' && isBusy()) requestAnimationFrame(() => opening === mine && arrive(mine));
  else setTimeout(() => opening === mine && play());
}

function isBusy(): boolean {
  const place = openOverlays().at(-1) ?? document.getElementById('content');
  return place?.querySelector(':not(button)[aria-busy="true"]') != null;
}

/** Plays what was typed, one key after the other; a key that opens something leaves it the rest. */
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

/** Nothing waits any longer. What was typed is kept for the next time; says whether there was something. */
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

/** What stands in the unseen field goes to what was typed. */
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
  // What is played is not heard again.
  if (!event.isTrusted || (!opening && !playing)) return;
  if (event.isComposing || alone.has(event.key) || /^F\d+$/.test(event.key)) return;
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
  const altGraph = event.getModifierState('AltGraph');
  const press = { key, code, shiftKey, ctrlKey, metaKey, altKey, modifierAltGraph: altGraph };
  event.stopImmediatePropagation();
  if (opening?.phase === 'failed') endSoon(opening);
  // The browser's own: pasting, reloading, another tab.
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

/** A press beside everything takes the focus from the unseen field, which nobody meant. */
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
