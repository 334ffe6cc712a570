// Shortcuts at work: one listener for the page, which asks the registry what a key means and whether it is meant here.
import { timing } from '@app/contract';
import { useEffectEvent, useLayoutEffect } from 'react';
import { isTyping, topOverlay } from '#lib/overlays.ts';
import { ariaKeysOf, hintOf } from '#lib/shortcut-labels.ts';
import { isShortcut, isStroke, type Keyboard, type Pressed, placeOf, shortcutOf } from '#lib/shortcut-match.ts';
import { type Scope, type ShortcutId, type ShortcutIn, shortcut } from '#lib/shortcuts.ts';
import { hasSingleKeys, useSingleKeys } from '#lib/single-keys.ts';
import { useText } from '#lib/text.ts';
import { holdKeys, isAsked } from '#lib/type-ahead.ts';

/** What a shortcut does. `place` says which of its keys was pressed; `false` leaves the key to the browser. */
type Run = (place: number) => unknown;

const running = new Map<ShortcutId, Run[]>();
let lead: { key: string; at: number } | undefined;

/** Runs when the keys of a shortcut are pressed where its scope is on top: not while typing, under a dialog or a menu. */
export function useShortcut(id: ShortcutId, run: Run, on = true): void {
  const press = useEffectEvent(run);
  // With the drawing and not after it: what is on the screen can be pressed.
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

/** The shortcut of a scope that an event is, for handlers of an element of their own. */
export function pressedIn<S extends Scope>(scope: S, event: Pressed & { isComposing?: boolean }): ShortcutIn<S> | undefined {
  return event.isComposing ? undefined : shortcutOf(scope, event, keyboardNow());
}

/** A shortcut did what it does: the keys that follow belong to what it has opened. */
export function hasOpened(id: ShortcutId): void {
  const { opens } = shortcut(id);
  if (opens && !isAsked()) holdKeys(id, opens);
}

/** The keys of a shortcut as a hint beside a button; undefined where they are switched off. */
export function useHint(id: ShortcutId): string | undefined {
  return hintOf(id, useText().shortcuts, useSingleKeys());
}

/** The keys of a shortcut for `aria-keyshortcuts`. */
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
  // The second key of a sequence that means nothing does nothing.
  if (keyboard.lead === undefined) lead = leadOf(event, keyboard);
}

function keyboardNow(): Keyboard {
  const waits = lead !== undefined && performance.now() - lead.at < timing.keySequence;
  return { singleKeys: hasSingleKeys(), lead: waits ? lead?.key : undefined };
}

/** The first key of a sequence, where one begins with what was pressed. */
function leadOf(event: KeyboardEvent, { singleKeys }: Keyboard): typeof lead {
  if (!singleKeys) return undefined;
  for (const id of running.keys()) {
    const sequence = shortcut(id).keys.find((keys) => keys.includes(' '));
    const first = sequence?.split(' ')[0];
    if (first && isStroke(first, event) && isMeant(id, event.target)) return { key: first, at: performance.now() };
  }
  return undefined;
}

/** Says whether a key that is pressed there is meant for the scope of a shortcut. */
function isMeant(id: ShortcutId, target: EventTarget | null): boolean {
  const { scope, always } = shortcut(id);
  if (always) return true;
  if (isTyping(target)) return false;
  const top = topOverlay();
  return top === null || (scope === 'task' && top.querySelector('[data-scope="task"]') !== null);
}
