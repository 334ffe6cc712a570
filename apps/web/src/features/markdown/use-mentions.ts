// Mentioning somebody while writing: what is typed behind an `@`, who is offered, and what the keys do.
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { applyEdit } from '#features/markdown/apply-edit.ts';
import { withMention } from '#features/markdown/edited-mentions.ts';
import type { MentionablePerson } from '#features/markdown/mention-list.tsx';
import { peopleNamed, queryAt } from '#features/markdown/mention-query.ts';
import type { EditedField } from '#features/markdown/use-edited-text.ts';
import { announce } from '#lib/announce.ts';
import { useText } from '#lib/text.ts';
import { useCombobox } from '#ui/combobox.tsx';

/** Who can be mentioned in a text; asked for when somebody is about to. */
export interface Mentionable {
  people: readonly MentionablePerson[];
  want: () => void;
  /** They could not be loaded. */
  missing?: { error: unknown; retry: () => void; busy: boolean } | undefined;
}

const offered = 50;

export function useMentions(field: RefObject<HTMLTextAreaElement | null>, edited: EditedField, { people, want }: Mentionable) {
  const { markdown: words } = useText();
  const [caret, setCaret] = useState<number>();
  const [dismissed, setDismissed] = useState<number>();
  const query = caret === undefined ? undefined : queryAt(edited.text, caret, edited.mentioned);
  const at = query?.at;
  const wanted = query !== undefined && at !== dismissed;
  const found = wanted ? peopleNamed(people, query.typed.trimEnd()).slice(0, offered) : [];
  const box = useCombobox({
    count: found.length,
    listKey: query?.typed ?? '',
    initial: 0,
    inText: { onDismiss: () => setDismissed(at) },
    onChoose: (row) => found[row] && pick(found[row]),
  });

  const ask = useEffectEvent(want);
  useEffect(() => {
    if (wanted) ask();
  }, [wanted]);
  const count = found.length;
  useEffect(() => {
    if (count > 0) announce(words.peopleFound(count));
  }, [count, words]);

  function follow(): void {
    const { current } = field;
    const next = current && current.selectionStart === current.selectionEnd ? current.selectionStart : undefined;
    setCaret(next);
    // Dismissed only for this `@`.
    if (next === undefined || queryAt(current?.value ?? '', next, edited.mentioned)?.at !== dismissed) setDismissed(undefined);
  }
  function pick(person: MentionablePerson): void {
    if (!field.current || !query) return;
    const to = query.at + 1 + query.typed.length;
    const next = withMention(edited.mentioned, person);
    const space = /^\s/.test(field.current.value.slice(to)) ? '' : ' ';
    const insert = `@${next.mention.label}${space}`;
    const end = query.at + insert.length + (space === '' ? 1 : 0);
    const { current } = field;
    edited.knowing(next.mentioned, () => applyEdit(current, { from: query.at, to, insert, start: end, end }));
    setCaret(undefined);
  }
  return { box, at: at ?? 0, found, follow, leave: () => setCaret(undefined) };
}
