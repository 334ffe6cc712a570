// Finds the position of a character of a textarea on the screen, measured on a hidden copy.

const copied = [
  'boxSizing',
  'width',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'borderStyle',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontWeight',
  'fontVariant',
  'fontFeatureSettings',
  'lineHeight',
  'letterSpacing',
  'wordSpacing',
  'textIndent',
  'tabSize',
  'direction',
] as const;

export interface CaretPosition {
  left: number;
  top: number;
  bottom: number;
}

/** Returns the line of a character, in the coordinates of the window. */
export function caretPosition(field: HTMLTextAreaElement, at: number): CaretPosition {
  const style = getComputedStyle(field);
  const copy = document.createElement('div');
  for (const name of copied) copy.style[name] = style[name];
  Object.assign(copy.style, { position: 'absolute', top: '0', left: '-9999px', visibility: 'hidden' });
  Object.assign(copy.style, { whiteSpace: 'pre-wrap', overflowWrap: 'break-word' });
  const letter = document.createElement('span');
  letter.textContent = field.value.slice(at, at + 1) || '.';
  copy.append(field.value.slice(0, at), letter);
  document.body.append(copy);
  const box = field.getBoundingClientRect();
  const left = box.left + letter.offsetLeft - field.scrollLeft;
  const top = box.top + letter.offsetTop - field.scrollTop;
  const bottom = top + letter.offsetHeight;
  copy.remove();
  // A line that is scrolled out of the field is clipped to its edge.
  return { left, top: Math.max(top, box.top), bottom: Math.min(Math.max(bottom, box.top), box.bottom) };
}
