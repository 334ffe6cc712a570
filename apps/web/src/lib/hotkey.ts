// Keyboard shortcuts: one listener for the page, which looks up in the registry what a key means and whether it applies.
import { timing } from '@app/contract';
import { useEffectEvent, useLayoutEffect } from 'react';
import { isTyping, topOverlay } from '#lib/overlays.ts';
import { ariaKeysOf, hintOf } from '#lib/shortcut-labels.ts';
import { isShortcut, isStroke, type Keyboard, type Pressed, placeOf, shortcutOf } from '#lib/shortcut-match.ts';
import { type Scope, type ShortcutId, type ShortcutIn, shortcut } from '#lib/shortcuts.ts';
import { hasSingleKeys, useSingleKeys } from '#lib/single-keys.ts';
import { useText } from '#lib/text.ts';
import { holdKeys, isAsked } from '#lib/type-ahead.ts';

/** The action of a shortcut. `place` is the index of the pressed key; returning `false` leaves the key to the browser. */
type Run = (place: number) => unknown;

const running = new Map<ShortcutId, Run[]>();
let lead: { key: string; at: number } | undefined;

/** Runs on the keys of a shortcut when its scope is on top: not while typing, under a dialog or under a menu. */
export function useShortcut(id: ShortcutId, run: Run, on = true): void {
  const press = useEffectEvent(run);
  // A layout effect, so that shortcuts work as soon as the component is visible.
  useLayoutEffect(() => {
    if (!on) return;
    const mine: Run = (place) => press(place);
    if (running.size === 0) document.addEventListener('keydown', hear);
    running.set(id, [...(running.get(id) ?? []), mine]);
    return () => {
      const others = (running.get(id) ?? []).filter((each) => each !== mine);
      if (others.length > 0) running.set(id, others);
      else running.delete(id);
      if (running.size === 0) document.removeEventListener('keydown', hear);
    };
  }, [id, on]);
}

/** Returns the shortcut of a scope that an event matches, for key handlers of single elements. */
export function pressedIn<S extends Scope>(scope: S, event: Pressed & { isComposing?: boolean }): ShortcutIn<S> | undefined {
  return event.isComposing ? undefined : shortcutOf(scope, event, keyboardNow());
}

/** A shortcut has run: the keys that follow belong to what it opens. */
export function hasOpened(id: ShortcutId): void {
  const { opens } = shortcut(id);
  if (opens && !isAsked()) holdKeys(id, opens);
}

/** Returns the keys of a shortcut as a hint beside a button; undefined when they are switched off. */
export function useHint(id: ShortcutId): string | undefined {
  return hintOf(id, useText('board').shortcuts, useSingleKeys());
}

/** Returns the keys of a shortcut for `aria-keyshortcuts`. */
export function useAriaKeys(id: ShortcutId): string | undefined {
  return ariaKeysOf(id, useSingleKeys());
}

function hear(event: KeyboardEvent): void {
  if (['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'].includes(event.key)) return;
  const keyboard = keyboardNow();
  lead = undefined;
  if (event.defaultPrevented || event.isComposing) return;
  for (const [id, runs] of running) {
    if (!isShortcut(id, event, keyboard) || !isMeant(id, event.target)) continue;
    if (runs.at(-1)?.(placeOf(id, event)) === false) return;
    event.preventDefault();
    hasOpened(id);
    return;
  }
  // An unknown second key of a sequence does nothing.
  if (keyboard.lead === undefined) lead = leadOf(event, keyboard);
}

function keyboardNow(): Keyboard {
  const waits = lead !== undefined && performance.now() - lead.at < timing.keySequence;
  return { singleKeys: hasSingleKeys(), lead: waits ? lead?.key : undefined };
}

/** Returns the first key of a sequence, if one begins with the pressed key. */
function leadOf(event: KeyboardEvent, { singleKeys }: Keyboard): typeof lead {
  if (!singleKeys) return undefined;
  for (const id of running.keys()) {
    const sequence = shortcut(id).keys.find((keys) => keys.includes(' '));
    const first = sequence?.split(' ')[0];
    if (first && isStroke(first, event) && isMeant(id, event.target)) return { key: first, at: performance.now() };
  }
  return undefined;
}

/** Returns whether a key pressed at this target applies to the scope of a shortcut. */
function isMeant(id: ShortcutId, target: EventTarget | null): boolean {
  const { scope, always } = shortcut(id);
  if (always) return true;
  if (isTyping(target)) return false;
  const top = topOverlay();
  return top === null || (scope === 'task' && top.querySelector('[data-scope="task"]') !== null);
}
