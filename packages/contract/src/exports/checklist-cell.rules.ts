// A checklist in a cell: a line for each item, `[x] text`. A text of several lines stands in quotes.

const quotedItem = /^\[([ x])\] "((?:[^"]|"")*)"$/;
const eachItem = /^\[[ x]\] "(?:[^"]|"")*"(?=\r?\n|$)|[^\r\n]+/gm;
const plainItem = /^\s*(?:[-*] )?(?:\[([ xX]?)\] )?(.*)$/s;

interface CellItem {
  text: string;
  completed: boolean;
}

/** Returns the cell of a checklist. Texts that would not be read as they are stand in quotes. */
export function printChecklist(items: readonly CellItem[]): string {
  return items
    .map(({ text, completed }) => {
      const plain = !/^"|[\r\n]/.test(text);
      return `[${completed ? 'x' : ' '}] ${plain ? text : `"${text.replaceAll('"', '""')}"`}`;
    })
    .join('\n');
}

/** Returns the items of a cell: of ours, and of lines that may begin with a bullet or a box. */
export function readChecklist(cell: string): CellItem[] {
  return (cell.match(eachItem) ?? []).flatMap((line) => {
    const [, box, quoted = ''] = quotedItem.exec(line) ?? [];
    // Quotes around other words are theirs.
    if (box !== undefined && /""|[\r\n]/.test(quoted)) return [{ text: quoted.replaceAll('""', '"'), completed: box === 'x' }];
    const [, mark, text = ''] = plainItem.exec(line) ?? [];
    return text.trim() === '' ? [] : [{ text: text.trim(), completed: mark?.toLowerCase() === 'x' }];
  });
}
