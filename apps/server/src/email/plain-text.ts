// The plain text of a mail, for readers and programs without HTML.

const marks: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** A tag; it ends before the next one begins, so that a text of open brackets is read once. */
const tag = /<(\/?)([a-z][a-z\d]*)\b([^<>]*)>/gi;
const href = /\bhref="([^"]*)"/i;
const alt = /\balt="([^"]*)"/i;
const blocks = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'div', 'ul', 'ol', 'blockquote', 'pre', 'table', 'center']);

/** The text of clean HTML: blocks become paragraphs, links show where they lead. */
export function plainText(html: string): string {
  const source = html.replaceAll(/\s+/g, ' ');
  const pieces: string[] = [];
  let at = 0;
  let afterCell = false;
  /** The link that is open, and the first of the pieces that are its words. */
  let link: { href: string; from: number } | undefined;
  for (const { 0: whole, 1: slash, 2: written = '', 3: attributes = '', index } of source.matchAll(tag)) {
    const between = source.slice(at, index);
    at = index + whole.length;
    const name = written.toLowerCase();
    const closing = slash === '/';
    const nextCell = afterCell && isCell(name) && !closing && between.trim() === '';
    if (!nextCell) pieces.push(between);
    afterCell = isCell(name) && closing;
    if (name === 'a') {
      const target = href.exec(attributes)?.[1];
      if (closing && link) {
        pieces.push(linkText(link.href, pieces.splice(link.from).join('')));
        link = undefined;
      } else if (!closing && !link && target !== undefined) link = { href: target, from: pieces.length };
    } else pieces.push(nextCell ? ': ' : tagText(name, closing, attributes));
  }
  pieces.push(source.slice(at));
  return decoded(pieces.join(''))
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function isCell(name: string): boolean {
  return name === 'td' || name === 'th';
}

/** What a tag is as text. */
function tagText(name: string, closing: boolean, attributes: string): string {
  if (name === 'br' || (name === 'tr' && closing)) return '\n';
  if (name === 'li' && !closing) return '\n- ';
  if (name === 'hr') return '\n\n---\n\n';
  if (name === 'img') return alt.exec(attributes)?.[1] ?? '';
  return blocks.has(name) ? '\n\n' : '';
}

function linkText(href: string, said: string): string {
  const words = said.trim();
  return words === '' || words === href ? href : `${words} (${href})`;
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name = '') => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    return marks[name.toLowerCase()] ?? whole;
  });
}
