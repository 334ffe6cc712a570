// The plain text of a mail, for readers and programs without HTML. Imported with the first mail: its parser would delay the start.
import { Parser } from 'htmlparser2';

const blocks = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'div', 'ul', 'ol', 'blockquote', 'pre', 'table', 'center']);
const cells = new Set(['td', 'th']);

/** Returns the text of sanitized HTML: blocks become paragraphs, links show their URL. */
export function plainText(html: string): string {
  const pieces: string[] = [];
  /** The open link, and the index of the first piece of its text. */
  let link: { href: string; from: number } | undefined;
  /** The number of pieces at the end of a cell: white space between two cells is dropped. */
  let afterCell: number | undefined;
  const parser = new Parser({
    ontext(text) {
      const piece = text.replaceAll(/\s+/g, ' ');
      if (piece.trim() !== '') afterCell = undefined;
      pieces.push(piece);
    },
    onopentag(name, { href, alt = '' }) {
      const isNextCell = cells.has(name) && afterCell !== undefined;
      if (isNextCell) pieces.length = afterCell ?? 0;
      afterCell = undefined;
      if (isNextCell) pieces.push(': ');
      else if (name === 'a' && !link && href !== undefined) link = { href, from: pieces.length };
      else if (name === 'img') pieces.push(alt);
      else pieces.push(openingText(name));
    },
    onclosetag(name) {
      afterCell = cells.has(name) ? pieces.length : undefined;
      if (name === 'tr') pieces.push('\n');
      else if (blocks.has(name)) pieces.push('\n\n');
      else if (name === 'a' && link) {
        pieces.push(linkText(link.href, pieces.splice(link.from).join('')));
        link = undefined;
      }
    },
  });
  parser.end(html);
  return pieces
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns the text of an opening tag. */
function openingText(name: string): string {
  if (name === 'br') return '\n';
  if (name === 'li') return '\n- ';
  if (name === 'hr') return '\n\n---\n\n';
  return blocks.has(name) ? '\n\n' : '';
}

function linkText(href: string, text: string): string {
  const words = text.trim();
  return words === '' || words === href ? href : `${words} (${href})`;
}
