// Replays keys into the focused element as if they were pressed now: dispatches the events and does what the browser would do.
import { insertText, isTextField, type TextField } from '#lib/insert-text.ts';
import { topOverlay } from '#lib/overlays.ts';

/** A key, or text that was typed, composed or pasted. */
export type KeyPress = { text: string } | Stroke;

interface Stroke extends KeyboardEventInit {
  key: string;
}

/** Returns whether a key writes a character. */
export function isText({ key, ctrlKey, metaKey, altKey, modifierAltGraph }: Stroke): boolean {
  return key.length === 1 && (modifierAltGraph === true || !(ctrlKey || metaKey || altKey));
}

/** Removes the first key press and replays it. Consecutive text goes into a field at once. */
export function replayNext(typed: KeyPress[]): void {
  const at = document.activeElement ?? document.body;
  if (isTextField(at)) {
    const text = textAhead(typed);
    if (text !== '') {
      insertText(at, text);
      return;
    }
  }
  const next = typed.shift();
  if (!next) return;
  if ('text' in next) typed.unshift(...strokesOf(next.text));
  else press(at, next);
}

function textAhead(typed: KeyPress[]): string {
  let text = '';
  for (let next = typed[0]; next && ('text' in next || isText(next)); next = typed[0]) {
    text += 'text' in next ? next.text : next.key;
    typed.shift();
  }
  return text;
}

/** For elements that handle single letters, as menus do. */
function strokesOf(text: string): Stroke[] {
  return [...text].map((key) => ({ key: key === '\n' ? 'Enter' : key, shiftKey: key !== key.toLowerCase() }));
}

function press(at: Element, stroke: Stroke): void {
  const init = { ...stroke, bubbles: true, cancelable: true, composed: true };
  const goesOn = at.dispatchEvent(new KeyboardEvent('keydown', init));
  if (goesOn && !stroke.ctrlKey && !stroke.metaKey && !stroke.altKey) actOn(document.activeElement ?? at, stroke);
  at.dispatchEvent(new KeyboardEvent('keyup', init));
}

/** Which elements a key clicks when they have the focus. */
const pressable: Record<string, string> = { Enter: 'button, a[href], summary', ' ': 'button, summary, input' };

/** Does the browser's default action of a key. */
function actOn(at: Element, { key, shiftKey }: Stroke): void {
  if (key === 'Tab') stepFrom(at, shiftKey ? -1 : 1);
  else if (isTextField(at)) edit(at, key);
  else if (at instanceof HTMLElement && pressable[key] && at.matches(pressable[key])) at.click();
}

function edit(field: TextField, key: string): void {
  if (key === 'Backspace') document.execCommand('delete');
  else if (key === 'Delete') document.execCommand('forwardDelete');
  else if (key === 'Enter' && field instanceof HTMLInputElement) field.form?.requestSubmit();
  else if (key === 'Enter') insertText(field, '\n');
  else {
    const now = field.selectionStart ?? 0;
    const to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: field.value.length }[key];
    if (to !== undefined) field.setSelectionRange(Math.max(0, to), Math.max(0, to));
  }
}

const tabbable =
  ':is(input, textarea, select, button, a[href], summary, [tabindex]):not([disabled], [hidden], [tabindex="-1"], [type="hidden"])';

function stepFrom(at: Element, by: 1 | -1): void {
  const controls = [...(topOverlay() ?? document).querySelectorAll<HTMLElement>(tabbable)].filter((each) =>
    each.checkVisibility(),
  );
  const place = controls.indexOf(at as HTMLElement);
  const first = by === 1 ? 0 : -1;
  (place < 0 ? controls.at(first) : (controls[place + by] ?? controls.at(first)))?.focus();
}
