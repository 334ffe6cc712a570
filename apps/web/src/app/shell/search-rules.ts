// What the header's search finds: every word must occur in a task; titles first, then what is newest.
import type { TaskCard } from '@app/contract';

const shownResults = 8;

type Searched = Pick<TaskCard, 'id' | 'title' | 'description' | 'department'>;

/** The tasks in which all words of the query occur, at most eight. */
export function findTasks<T extends Searched>(tasks: readonly T[], query: string): T[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const inTitle: T[] = [];
  const elsewhere: T[] = [];
  for (const task of tasks) {
    const title = plain(task.title);
    const all = `${title} ${plain(task.description ?? '')} ${plain(task.department)} #${task.id}`;
    if (words.every((word) => title.includes(word))) inTitle.push(task);
    else if (words.every((word) => all.includes(word))) elsewhere.push(task);
  }
  const newest = (a: T, b: T) => b.id - a.id;
  return [...inTitle.sort(newest), ...elsewhere.sort(newest)].slice(0, shownResults);
}

/** A title in pieces, those that the query found marked. */
export function marked(title: string, query: string): { text: string; hit: boolean }[] {
  const words = query.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text: title, hit: false }];
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})`, 'giu');
  return title
    .split(pattern)
    .map((text, index) => ({ text, hit: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Lower case without accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
