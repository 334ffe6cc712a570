// Keyboard shortcuts: one listener for the page, which looks up in the registry what a key means and whether it applies.
import { timing } from '@app/contract/limits.ts';
import { useEffectEvent, useLayoutEffect } from 'react';
import { isOfComposition, type MaybeComposed } from '#lib/composition.ts';
import { isTyping, topOverlay } from '#lib/overlays.ts';
import { ariaKeyShortcuts, isMac, shortcutHint } from '#lib/shortcut-labels.ts';
import { isShortcut, isStroke, type Keyboard, type KeyInput, keyIndexOf, shortcutOf } from '#lib/shortcut-match.ts';
import { type Scope, type ShortcutId, type ShortcutIn, shortcut, shortcutIds } from '#lib/shortcuts.ts';
import { hasSingleKeys, useSingleKeys } from '#lib/single-keys.ts';
import { createStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { holdKeys, holdKeysForScreen, isOpeningRequested } from '#lib/type-ahead.ts';

/** The action of a shortcut. `keyIndex` is the index of the pressed key; returning `false` leaves the key to the browser. */
type Run = (keyIndex: number) => unknown;

const running = new Map<ShortcutId, Run[]>();
/** How often a shortcut has begun or ceased to work. */
export const shortcutChanges = createStore(0);
let sequenceStart: { key: string; at: number } | undefined;

/** Runs on the keys of a shortcut when its scope is on top: not while typing, under a dialog or under a menu. */
export function useShortcut(id: ShortcutId, run: Run, on = true): void {
  const runLatest = useEffectEvent(run);
  // A layout effect, so that shortcuts work as soon as the component is visible.
  useLayoutEffect(() => {
    if (!on) return;
    const mine: Run = (keyIndex) => runLatest(keyIndex);
    if (running.size === 0) document.addEventListener('keydown', onKeyDown);
    running.set(id, [...(running.get(id) ?? []), mine]);
    shortcutChanges.set(shortcutChanges.get() + 1);
    return () => {
      const others = (running.get(id) ?? []).filter((each) => each !== mine);
      if (others.length > 0) running.set(id, others);
      else running.delete(id);
      shortcutChanges.set(shortcutChanges.get() + 1);
      if (running.size === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, [id, on]);
}

/** Returns the shortcut of a scope that an event matches, for key handlers of single elements. */
export function shortcutPressed<S extends Scope>(scope: S, event: KeyInput & MaybeComposed): ShortcutIn<S> | undefined {
  return isOfComposition(event) ? undefined : shortcutOf(scope, event, keyboardNow());
}

/** Returns the shortcuts that do something while this overlay is on top: the registry's part of the command menu. */
export function possibleShortcuts(top: Element | null): ShortcutId[] {
  return [...running.keys()].filter((id) => isPossible(id, top));
}

/** Runs a shortcut as one of its keys would. */
export function runShortcut(id: ShortcutId, keyIndex = 0): void {
  if (running.get(id)?.at(-1)?.(keyIndex) !== false) holdKeysAfter(id);
}

/** A shortcut has run: the keys that follow belong to what it opens. */
export function holdKeysAfter(id: ShortcutId): void {
  const { opens } = shortcut(id);
  if (opens && !isOpeningRequested()) holdKeys(id, opens);
}

/** Returns the keys of a shortcut as a hint beside a button; undefined when they are switched off. */
export function useShortcutHint(id: ShortcutId): string | undefined {
  return shortcutHint(id, useText().shortcuts, useSingleKeys());
}

/** Returns the keys of a shortcut for `aria-keyshortcuts`. */
export function useAriaKeys(id: ShortcutId): string | undefined {
  return ariaKeyShortcuts(id, useSingleKeys());
}

function onKeyDown(event: KeyboardEvent): void {
  if (['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'].includes(event.key)) return;
  const keyboard = keyboardNow();
  sequenceStart = undefined;
  if (event.defaultPrevented || isOfComposition(event) || isEditingKey(event)) return;
  for (const [id, runs] of running) {
    if (!isShortcut(id, event, keyboard) || !isInScope(id, event)) continue;
    if (runs.at(-1)?.(keyIndexOf(id, event)) === false) return;
    event.preventDefault();
    holdKeysAfter(id);
    return;
  }
  if (!isTyping(event.target) && isUnknown(event, keyboard)) {
    const before = keyboard.firstKey === undefined ? [] : [{ key: keyboard.firstKey }];
    if (holdKeysForScreen(...before, event)) {
      event.preventDefault();
      return;
    }
  }
  // An unknown second key of a sequence does nothing.
  if (keyboard.firstKey === undefined) sequenceStart = sequenceStartOf(event, keyboard);
}

/** Returns whether it is the key of a shortcut that does nothing now. */
function isUnknown(event: KeyboardEvent, keyboard: Keyboard): boolean {
  return shortcutIds.some((id) => !running.has(id) && isShortcut(id, event, keyboard));
}

function keyboardNow(): Keyboard {
  const waits = sequenceStart !== undefined && performance.now() - sequenceStart.at < timing.keySequence;
  return { singleKeys: hasSingleKeys(), firstKey: waits ? sequenceStart?.key : undefined };
}

/** Returns the first key of a sequence, if one begins with the pressed key. */
function sequenceStartOf(event: KeyboardEvent, { singleKeys }: Keyboard): typeof sequenceStart {
  if (!singleKeys) return undefined;
  for (const id of running.keys()) {
    const sequence = shortcut(id).keys.find((keys) => keys.includes(' '));
    const first = sequence?.split(' ')[0];
    if (first && isStroke(first, event) && isInScope(id, event)) return { key: first, at: performance.now() };
  }
  return undefined;
}

/** Returns whether a pressed key applies to the scope of a shortcut. */
function isInScope(id: ShortcutId, { key, target }: KeyboardEvent): boolean {
  const { scope, always } = shortcut(id);
  if (always) return true;
  if (isTyping(target)) return false;
  return (scope !== 'start' || isStart(target, key)) && isPossible(id, topOverlay());
}

/**
 * Returns whether the page itself has the focus, or the screen after a navigation. A letter also counts on a button, which has no
 * use for it: an arrow would open its menu.
 */
function isStart(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target === document.body || target.id === 'content') return true;
  return key.length === 1 && target.closest('[data-task], [data-row]') === null;
}

/** Returns whether the topmost overlay leaves a shortcut its keys. */
function isPossible(id: ShortcutId, top: Element | null): boolean {
  const { scope, always } = shortcut(id);
  // The keys of a card also belong to the task that it opens.
  const isOfTask = scope === 'task' || scope === 'item';
  return Boolean(always) || top === null || (isOfTask && top.querySelector('[data-scope="task"]') !== null);
}

/** On a Mac, Ctrl and a letter edit the text of a field: Ctrl+K deletes the rest of the line. */
function isEditingKey({ ctrlKey, metaKey, key, target }: KeyboardEvent): boolean {
  return isMac() && ctrlKey && !metaKey && key.length === 1 && isTyping(target);
}
