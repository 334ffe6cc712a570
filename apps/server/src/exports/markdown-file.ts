// Tasks as a Markdown document: a heading for each board and column, then the tasks.
import { filePath } from '@app/contract/attachments/attachments.rules.ts';
import { product } from '@app/contract/limits.ts';
import { literalMarkdown } from '@app/contract/markdown/literal-marks.rules.ts';
import type { ExportedFile, ExportedTask } from '#exports/exports.sql.ts';

/** Returns the beginning of the document, and the writer of one task after the other. */
export function markdownWriter(board: string | undefined, server: string): { head: string; task(task: ExportedTask): string } {
  let lastBoard = board;
  let lastStatus: string | undefined;
  return {
    head: `# ${oneLine(board ?? product)}\n`,
    task(task) {
      let headings = '';
      // On a board, tasks of other boards that are shown there stand under their column.
      if (board === undefined && task.board !== lastBoard) {
        headings += `\n# ${oneLine(task.board)}\n`;
        lastStatus = undefined;
      }
      if (task.status !== lastStatus) headings += `\n## ${oneLine(task.status)}\n`;
      lastBoard = task.board;
      lastStatus = task.status;
      return `${headings}\n${taskText(task, server)}`;
    },
  };
}

function taskText(task: ExportedTask, server: string): string {
  const people = task.people.map(({ fullName }) => oneLine(fullName)).join(', ');
  const days = [task.startDate, task.dueDate].filter((day) => day !== null).join(' – ');
  const facts = [`#${task.id}`, task.priority, oneLine(task.type), task.departments.map(oneLine).join(', '), people, days];
  const sections = [`### ${oneLine(task.title)}\n`, `${facts.filter((fact) => fact !== '').join(' · ')}\n`];
  if (task.description) sections.push(quoted(task.description));
  if (task.checklistItems.length > 0)
    sections.push(task.checklistItems.map(({ text, completed }) => `- [${completed ? 'x' : ' '}] ${oneLine(text)}\n`).join(''));
  if (task.files.length > 0) sections.push(task.files.map((file) => fileLine(file, server)).join(''));
  return sections.join('\n');
}

function fileLine({ id, name, size, type }: ExportedFile, server: string): string {
  return `- [${oneLine(name)}](<${server}${filePath(id)}>) (${size} bytes, ${oneLine(type)})\n`;
}

/** A quote holds the Markdown of a description, whose headings would else be those of the document. */
function quoted(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
    .concat('\n');
}

/** Text without any meaning in Markdown, on one line. */
function oneLine(text: string): string {
  return literalMarkdown(text.replace(/\s+/g, ' ').trim());
}
