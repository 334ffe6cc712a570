// Cards as `CompactCard`: neighbours on a board share most of their fields, which each card would repeat with its keys.

/** The separator of `row_to_json` before each key; inside a JSON string, a key's quotes are escaped. */
const beforeKey = /,(?="\w+":)/;
const beforeCard = ',{"id":';

/** Splits a card's JSON text into its fields. */
function fieldsOf(card: string): string[] {
  return card.slice(1, -1).split(beforeKey);
}

/** Returns the text of the fields that differ from those of the card before; both have the same keys in the same order. */
function differenceOf(fields: readonly string[], before: readonly string[]): string {
  return `{${fields.filter((field, index) => field !== before[index]).join(',')}}`;
}

/** Returns the JSON text of a list of cards with compact ones, and the fields of its last card; `before` are those of the card before it. */
export function compactList(list: string, before: readonly string[] = []): { text: string; last: readonly string[] } {
  let last = before;
  if (list === '[]') return { text: list, last };
  const cards = list.slice(1, -1).split(beforeCard);
  const compact = cards.map((card, index) => {
    const fields = fieldsOf(index === 0 ? card : `{"id":${card}`);
    const text = differenceOf(fields, last);
    last = fields;
    return text;
  });
  return { text: `[${compact.join(',')}]`, last };
}
