// Presses a key for a person: dispatches the events and does what the browser would do.
import { insertText, isTextField, type TextField } from '#lib/insert-text.ts';
import { topOverlay } from '#lib/overlays.ts';

export interface Stroke extends KeyboardEventInit {
  key: string;
}

/** Returns whether a key writes a character. */
export function isText({ key, ctrlKey, metaKey, altKey, modifierAltGraph }: Stroke): boolean {
  return key.length === 1 && (modifierAltGraph === true || !(ctrlKey || metaKey || altKey));
}

/** Presses a key on the focused element; a character as its key. */
export function press(focused: Element, pressed: Stroke | string): void {
  const stroke = typeof pressed === 'string' ? strokeOfCharacter(pressed) : pressed;
  const init = { ...stroke, bubbles: true, cancelable: true, composed: true };
  const goesOn = focused.dispatchEvent(new KeyboardEvent('keydown', init));
  if (goesOn && !stroke.ctrlKey && !stroke.metaKey && !stroke.altKey) actOn(document.activeElement ?? focused, stroke);
  focused.dispatchEvent(new KeyboardEvent('keyup', init));
}

/** For elements that handle single letters, as menus do. */
function strokeOfCharacter(character: string): Stroke {
  return { key: character === '\n' ? 'Enter' : character, shiftKey: character !== character.toLowerCase() };
}

/** Which elements a key clicks when they have the focus. */
const pressable: Record<string, string> = { Enter: 'button, a[href], summary', ' ': 'button, summary, input' };

/** Does the browser's default action of a key. */
function actOn(element: Element, { key, shiftKey }: Stroke): void {
  if (key === 'Tab') moveFocus(element, shiftKey ? -1 : 1);
  else if (isTextField(element)) edit(element, key);
  else if (element instanceof HTMLElement && pressable[key] && element.matches(pressable[key])) element.click();
}

/** Corrections of a text are made where it is typed; these follow another key. */
function edit(field: TextField, key: string): void {
  if (key === 'Backspace') document.execCommand('delete');
  else if (key === 'Enter' && field instanceof HTMLInputElement) field.form?.requestSubmit();
  else if (key === 'Enter') insertText(field, '\n');
}

const tabbable =
  ':is(input, textarea, select, button, a[href], summary, [tabindex]):not([disabled], [hidden], [tabindex="-1"], [type="hidden"])';

function moveFocus(from: Element, by: 1 | -1): void {
  const controls = [...(topOverlay() ?? document).querySelectorAll<HTMLElement>(tabbable)].filter((each) =>
    each.checkVisibility(),
  );
  const index = controls.indexOf(from as HTMLElement);
  const first = by === 1 ? 0 : -1;
  (index < 0 ? controls.at(first) : (controls[index + by] ?? controls.at(first)))?.focus();
}
