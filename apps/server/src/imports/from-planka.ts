// Reads a board of Planka, as its API returns it (GET /api/boards/:id).
import { grouped } from '#imports/from-trello.ts';
import { emptyRecord, type ImportRecord } from '#imports/import-record.ts';
import { fieldOf, listOf, textOf } from '#imports/read-json.ts';

/** Returns whether a parsed file is a board of Planka. */
export function isPlanka(file: unknown): boolean {
  return Array.isArray(fieldOf(fieldOf(file, 'included'), 'cards'));
}

/** Returns the cards in the order of their lists. */
export function plankaRecords(file: unknown): ImportRecord[] {
  const included = (name: string) => listOf(fieldOf(fieldOf(file, 'included'), name));
  const byId = (name: string) => new Map(included(name).map((each) => [textOf(fieldOf(each, 'id')), each]));
  const [lists, users, labels] = [byId('lists'), byId('users'), byId('labels')];
  const members = grouped(included('cardMemberships'), 'cardId');
  const marks = grouped(included('cardLabels'), 'cardId');
  const taskLists = grouped(included('taskLists'), 'cardId');
  const [ofList, ofCard] = [grouped(included('tasks'), 'taskListId'), grouped(included('tasks'), 'cardId')];
  const comments = grouped(included('comments'), 'cardId');
  const position = (of: unknown) => Number(fieldOf(of, 'position')) || 0;
  const cards = included('cards').map((card) => ({ card, list: lists.get(textOf(fieldOf(card, 'listId'))) }));
  cards.sort((a, b) => position(a.list) - position(b.list) || position(a.card) - position(b.card));
  return cards.map(({ card, list }, at) => {
    const text = (name: string) => textOf(fieldOf(card, name));
    const id = text('id');
    const kind = textOf(fieldOf(list, 'type'));
    const named = (marks.get(id) ?? []).flatMap(
      (mark) => textOf(fieldOf(labels.get(textOf(fieldOf(mark, 'labelId'))), 'name')) || [],
    );
    const items = [
      ...(ofCard.get(id) ?? []),
      ...(taskLists.get(id) ?? []).flatMap((each) => ofList.get(textOf(fieldOf(each, 'id'))) ?? []),
    ];
    return {
      ...emptyRecord(at + 1),
      sourceId: id,
      title: text('name'),
      description: text('description'),
      status: textOf(fieldOf(list, 'name')),
      done: kind === 'closed' || fieldOf(card, 'isDueDateCompleted') === true || fieldOf(card, 'isDueCompleted') === true,
      archived: kind === 'archive' || kind === 'trash',
      people: (members.get(id) ?? []).flatMap((each) => nameOf(users.get(textOf(fieldOf(each, 'userId')))) || []),
      dueDate: text('dueDate'),
      created: text('createdAt'),
      checklist: items
        .sort((a, b) => position(a) - position(b))
        .map((item) => ({ text: textOf(fieldOf(item, 'name')), completed: fieldOf(item, 'isCompleted') === true })),
      comments: (comments.get(id) ?? []).map((comment) => ({
        author: nameOf(users.get(textOf(fieldOf(comment, 'userId')))),
        text: textOf(fieldOf(comment, 'text')),
        created: textOf(fieldOf(comment, 'createdAt')),
      })),
      facts: { plankaId: id, ...(named.length > 0 && { labels: named.join(', ') }) },
    };
  });
}

function nameOf(user: unknown): string {
  return textOf(fieldOf(user, 'name'));
}
