// Reads a board of Trello (Share > Export as JSON).
import { emptyRecord, type ImportRecord } from '#imports/import-record.ts';
import { fieldOf, type Loose, listOf, textOf } from '#imports/read-json.ts';

/** Returns whether a parsed file is a board of Trello. */
export function isTrello(file: unknown): boolean {
  return Array.isArray(fieldOf(file, 'cards')) && Array.isArray(fieldOf(file, 'lists'));
}

/** Returns the cards in the order of their lists. */
export function trelloRecords(file: unknown): ImportRecord[] {
  const byId = (name: string) => new Map(listOf(fieldOf(file, name)).map((each) => [textOf(fieldOf(each, 'id')), each]));
  const lists = byId('lists');
  const members = byId('members');
  const checklists = grouped(listOf(fieldOf(file, 'checklists')), 'idCard');
  const comments = commentsOf(file);
  const position = (card: Loose): [number, number] => [
    Number(fieldOf(lists.get(textOf(fieldOf(card, 'idList'))), 'pos')) || 0,
    Number(fieldOf(card, 'pos')) || 0,
  ];
  const cards = listOf(fieldOf(file, 'cards')).map((card) => ({ card, at: position(card) }));
  cards.sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1]);
  return cards.map(({ card }, at) => {
    const text = (name: string) => textOf(fieldOf(card, name));
    const list = lists.get(text('idList'));
    const labels = listOf(fieldOf(card, 'labels')).map(
      (label) => textOf(fieldOf(label, 'name')) || textOf(fieldOf(label, 'color')),
    );
    const named = labels.filter(Boolean);
    return {
      ...emptyRecord(at + 1),
      sourceId: text('id'),
      title: text('name'),
      description: text('desc'),
      status: textOf(fieldOf(list, 'name')),
      done: fieldOf(card, 'dueComplete') === true,
      archived: fieldOf(card, 'closed') === true || fieldOf(list, 'closed') === true,
      people: idsOf(card, 'idMembers').flatMap((id) => textOf(fieldOf(members.get(id), 'fullName')) || []),
      startDate: text('start'),
      dueDate: text('due'),
      created: createdOf(text('id')),
      checklist: (checklists.get(text('id')) ?? []).flatMap(({ checkItems }) =>
        listOf(checkItems).map((item) => ({
          text: textOf(fieldOf(item, 'name')),
          completed: fieldOf(item, 'state') === 'complete',
        })),
      ),
      comments: comments.get(text('id')) ?? [],
      facts: { trelloId: text('id'), trelloUrl: text('shortUrl'), ...(named.length > 0 && { labels: named.join(', ') }) },
    };
  });
}

/** Newest first in the file. */
function commentsOf(file: unknown): Map<string, ImportRecord['comments']> {
  const found = new Map<string, ImportRecord['comments']>();
  for (const action of listOf(fieldOf(file, 'actions')).reverse()) {
    if (fieldOf(action, 'type') !== 'commentCard') continue;
    const data = fieldOf(action, 'data');
    const id = textOf(fieldOf(fieldOf(data, 'card'), 'id'));
    const comment = {
      author: textOf(fieldOf(fieldOf(action, 'memberCreator'), 'fullName')),
      text: textOf(fieldOf(data, 'text')),
      created: textOf(fieldOf(action, 'date')),
    };
    const entry = found.get(id);
    if (entry) entry.push(comment);
    else found.set(id, [comment]);
  }
  return found;
}

/** The first eight digits of an id are the second of its making. */
function createdOf(id: string): string {
  return /^[0-9a-f]{24}$/.test(id) ? new Date(Number.parseInt(id.slice(0, 8), 16) * 1000).toISOString() : '';
}

function idsOf(card: Loose, name: string): string[] {
  const ids = fieldOf(card, name);
  return Array.isArray(ids) ? ids.map(textOf) : [];
}

/** Returns the objects by one of their fields. */
export function grouped(of: readonly Loose[], name: string): Map<string, Loose[]> {
  const groups = new Map<string, Loose[]>();
  for (const each of of) {
    const key = textOf(fieldOf(each, name));
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}
