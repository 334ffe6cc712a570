// Splits a description into paragraphs and puts it together again, so that each can be accepted alone. Pure.

/** A paragraph, or what stands between two: blank lines and blocks of code, which nobody rewrites. */
export interface TextPart {
  text: string;
  isParagraph: boolean;
}

const fence = /^ {0,3}(`{3,}|~{3,})/;

/** Returns the parts in order; together they are the text. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let open: string | undefined;
  for (const line of text.split(/(?<=\n)/)) {
    const mark = fence.exec(line)?.[1];
    const isParagraph = open === undefined && mark === undefined && line.trim() !== '';
    if (open === undefined) open = mark;
    else if (mark?.startsWith(open)) open = undefined;
    add(parts, line, isParagraph);
  }
  const found: TextPart[] = [];
  for (const { text: whole, isParagraph } of parts) {
    const words = isParagraph ? whole.trimEnd() : whole;
    add(found, words, isParagraph);
    if (words !== whole) add(found, whole.slice(words.length), false);
  }
  return found;
}

/** Continues the last part if it is of the same kind. */
function add(parts: TextPart[], text: string, isParagraph: boolean): void {
  const last = parts.at(-1);
  if (last?.isParagraph === isParagraph) last.text += text;
  else if (text !== '') parts.push({ text, isParagraph });
}

/** Returns the text with other words for some of its parts, by their place in `partsOf`. */
export function withParts(text: string, changed: ReadonlyMap<number, string>): string {
  return partsOf(text)
    .map((part, place) => changed.get(place) ?? part.text)
    .join('');
}
