// Turns what is pasted as HTML into Markdown. It reads a document that runs and loads nothing, and writes only marks it knows.

/** The longest HTML that is read, in characters. Longer pastes are plain. */
const longest = 500_000;
/** What plain text would lose. */
const worth = 'a[href], table, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, pre, code, b, strong, i, em, s, del';
const skipped =
  'script, style, head, title, template, noscript, svg, math, object, iframe, button, select, textarea, img, video, audio';
const blocks =
  'p, div, section, article, main, header, footer, aside, figure, figcaption, address, dl, dt, dd, fieldset, form, tr, td, th';
/** Stand for spaces and line breaks that belong to the form, until all others are tidied. */
const [space, line] = ['\ue010', '\ue011'];

interface Within {
  bold?: true;
  italic?: true;
  struck?: true;
  link?: true;
  /** As it is written: in code. */
  raw?: true;
}

/** Returns the Markdown of pasted HTML; undefined if its plain text says the same. */
export function markdownOf(html: string): string | undefined {
  if (html === '' || html.length > longest) return undefined;
  // The content of a template has no page: nothing in it runs or loads.
  const template = document.createElement('template');
  template.innerHTML = html.replace(/<[a-z][^<>]*>/gi, withoutHandlers);
  const { content } = template;
  // Editors of code copy their colours; their text is meant.
  if (!content.querySelector(worth) || content.querySelector('[style*="monospace"], [style*="Monaco"], [style*="Consolas"]'))
    return undefined;
  const written = tidy(children(content, {})).replaceAll(space, ' ').replaceAll(line, '\n');
  return written === '' ? undefined : written;
}

/** An event handler never runs here, but a browser complains of each that the page's policy forbids. */
function withoutHandlers(tag: string): string {
  return tag.replace(/\son\w+\s*=/gi, ' data-off=');
}

function tidy(text: string): string {
  // Runs of spaces first: no later pattern may walk through them again and again.
  return text
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function children(parent: Node, within: Within): string {
  return [...parent.childNodes].map((child) => write(child, within)).join('');
}

function write(node: Node, within: Within): string {
  if (node.nodeType === Node.TEXT_NODE) return textOf(node.nodeValue ?? '', within);
  if (!(node instanceof HTMLElement) || node.matches(skipped) || isHidden(node)) return '';
  const { localName } = node;
  if (localName === 'br') return '\n';
  if (localName === 'hr') return '\n\n---\n\n';
  if (localName === 'input') return boxOf(node);
  if (localName === 'a') return linkOf(node, within);
  if (localName === 'pre') return fenceOf(node);
  if (localName === 'code' || localName === 'kbd' || localName === 'samp') return codeOf(node, within);
  if (localName === 'blockquote') return quoteOf(node, within);
  if (localName === 'table') return tableOf(node as HTMLTableElement, within);
  if (localName === 'ul' || localName === 'ol') return `\n\n${listOf(node, within)}\n\n`;
  if (/^h[1-6]$/.test(localName)) return headingOf(node, within);
  if (localName === 'p') return `\n\n${styled(node, within)}\n\n`;
  return node.matches(blocks) ? `\n${styled(node, within)}\n` : styled(node, within);
}

function isHidden({ hidden, style }: HTMLElement): boolean {
  return hidden !== false || style.display === 'none' || style.getPropertyValue('mso-hide') === 'all';
}

/** A mark that would mean something is escaped, but no path of Windows. */
const marks =
  /(?:\\\\|\b[A-Za-z]:\\)\S*|(?<!\s)\*|\*(?!\s)|`|(?<![\p{L}\p{N}_])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}_])|~~|\[(?=[^\]]{0,200}\]\()/gu;

function textOf(text: string, within: Within): string {
  const clean = text.replace(/[\ue000-\ue011]/g, '');
  if (within.raw) return clean;
  const flat = clean.replace(/[\s\u00a0]+/g, ' ');
  const escaped = flat.replace(marks, (found) => (found.length > 2 ? found : `\\${found}`));
  return within.link ? escaped.replace(/(?<!\\)[[\]]/g, '\\$&') : escaped;
}

/** Word and Google Docs write some marks as styles, and take others back by one. */
function styled(element: HTMLElement, within: Within): string {
  const { fontWeight, fontStyle, textDecorationLine } = element.style;
  const names = element.localName;
  const isBold = fontWeight === '' ? /^(?:b|strong)$/.test(names) : fontWeight === 'bold' || Number(fontWeight) >= 600;
  const isItalic = fontStyle === '' ? /^(?:i|em|cite)$/.test(names) : fontStyle === 'italic';
  const isStruck = /^(?:s|del|strike)$/.test(names) || textDecorationLine.includes('line-through');
  const bold = isBold && !within.bold && !within.raw;
  const italic = isItalic && !within.italic && !within.raw;
  const struck = isStruck && !within.struck && !within.raw;
  const inside = { ...within, ...(bold && { bold }), ...(italic && { italic }), ...(struck && { struck }) };
  return marked(children(element, inside), `${struck ? '~~' : ''}${bold ? '**' : ''}${italic ? '*' : ''}`);
}

/** Marks the words of each line; spaces stay outside. */
function marked(text: string, mark: string): string {
  if (mark === '') return text;
  const end = [...(mark.match(/~~|\*\*|\*/g) ?? [])].reverse().join('');
  return text.replace(/[^\n]+/g, (each) => {
    const words = each.trim();
    if (words === '') return each;
    return each.replace(/\S(?:.*\S)?/su, () => `${mark}${words}${end}`);
  });
}

function boxOf(element: HTMLElement): string {
  if (!(element instanceof HTMLInputElement) || element.type !== 'checkbox') return '';
  return element.checked ? '[x] ' : '[ ] ';
}

/** Only addresses of pages and of mail: the same that a text shows as links. */
function linkOf(element: HTMLElement, within: Within): string {
  const address = element.getAttribute('href')?.trim() ?? '';
  const text = tidy(children(element, { ...within, link: true })).replace(/\s+/g, ' ');
  if (within.link || within.raw || text === '' || !/^(?:https?:\/\/|mailto:)/i.test(address) || !URL.canParse(address))
    return children(element, within);
  const plain = (element.textContent ?? '').trim();
  if ([address, address.replace(/\/$/, ''), address.replace(/^mailto:/i, '')].includes(plain)) return plain;
  const safe = address.replace(
    /[\s()<>|"\\]/g,
    (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).padStart(2, '0').toUpperCase()}`,
  );
  return `[${text}](${safe})`;
}

function codeOf(element: HTMLElement, within: Within): string {
  const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  if (within.raw || text === '') return text;
  const ticks = '`'.repeat(Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length)) + 1);
  const room = ticks.length > 1 ? ' ' : '';
  return ticks + room + text + room + ticks;
}

function fenceOf(element: HTMLElement): string {
  const text = (element.textContent ?? '').replace(/[\ue000-\ue011]/g, '').replace(/\n$/, '');
  const ticks = '`'.repeat(Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length)) + 1);
  return `\n\n${`${ticks}\n${text}\n${ticks}`.replaceAll(' ', space).replaceAll('\n', line)}\n\n`;
}

function quoteOf(element: HTMLElement, within: Within): string {
  return `\n\n${tidy(children(element, within))
    .split('\n')
    .map((each) => `>${each === '' ? '' : ` ${each}`}`)
    .join('\n')}\n\n`;
}

function headingOf(element: HTMLElement, within: Within): string {
  const text = tidy(children(element, { ...within, bold: true })).replace(/\s+/g, ' ');
  return text === '' ? '\n' : `\n\n${'#'.repeat(Number(element.localName.slice(1)))} ${text}\n\n`;
}

/** A list within a list stands two or more spaces further in. */
function listOf(list: HTMLElement, within: Within): string {
  const isOrdered = list.localName === 'ol';
  let number = Number(list.getAttribute('start') ?? 1) || 1;
  const lines: string[] = [];
  for (const item of list.children) {
    if (!(item instanceof HTMLElement) || isHidden(item)) continue;
    // Google Docs and old editors put a list between the items.
    const isList = item.localName === 'ul' || item.localName === 'ol';
    const mark = isOrdered ? `${number}. ` : '- ';
    const inner = isList ? listOf(item, within) : tidy(styled(item, within));
    const parts = inner.split(/\n+/).filter((part) => part !== '');
    if (parts.length === 0) continue;
    const further = space.repeat(mark.length);
    if (isList) lines.push(...parts.map((part) => further + part));
    else {
      lines.push(mark + parts[0], ...parts.slice(1).map((part) => further + part));
      number++;
    }
  }
  return lines.join('\n');
}

/** A table of one column is lines, and one that only places things is what it holds. The first row is the head. */
function tableOf(table: HTMLTableElement, within: Within): string {
  if (table.querySelector('table, ul, ol, blockquote, pre, h1, h2, h3')) return `\n${children(table, within)}\n`;
  const rows = [...table.rows].map((row) =>
    [...row.cells].flatMap((cell) => {
      const text = tidy(children(cell, within))
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join(' ')
        .replaceAll('|', '\\|');
      return [text, ...Array<string>(Math.min(cell.colSpan, 50) - 1).fill('')];
    }),
  );
  const filled = rows.filter((cells) => cells.some((cell) => cell !== ''));
  const width = Math.max(0, ...filled.map((cells) => cells.findLastIndex((cell) => cell !== '') + 1));
  if (width <= 1) return `\n\n${filled.map(([cell]) => cell).join('\n')}\n\n`;
  const [head = [], ...others] = filled.map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? ''));
  const rule = head.map(() => '---');
  return `\n\n${[head, rule, ...others].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\n`;
}
