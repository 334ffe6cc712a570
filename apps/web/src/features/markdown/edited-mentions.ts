// Mentions in a text while it is edited: stored as `[@Name](user:7)`, shown to the writer as `@Name`, and back again.
import { codePattern, commentParts, mentionName } from '@app/contract/comments/mentions.rules.ts';

/** A person whom the text may mention, and the label behind the `@`. */
export interface Mentioned {
  userId: number;
  /** The stored name. */
  name: string;
  /** The shown name; numbered if another person in the text has the same name. */
  label: string;
}

export interface EditedText {
  text: string;
  mentioned: readonly Mentioned[];
}

/** Returns the text as its writer sees it. If it could not be converted back exactly, returns the stored form. */
export function toEdited(stored: string, mentions: readonly Mentioned[] = []): EditedText {
  let mentioned = mentions;
  let text = '';
  for (const part of commentParts(stored)) {
    if ('text' in part) {
      text += part.text;
      continue;
    }
    const { userId, name } = part;
    const same = mentioned.find((each) => each.userId === userId && each.name === name);
    const mention = same ?? { userId, name, label: labelOf(userId, name, mentioned) };
    if (!same) mentioned = [...mentioned, mention];
    text += `@${mention.label}`;
  }
  return toStored({ text, mentioned }) === stored ? { text, mentioned } : { text: stored, mentioned: mentions };
}

/** Returns the stored form: labels become mentions, except within code. */
export function toStored({ text, mentioned }: EditedText): string {
  if (mentioned.length === 0) return text;
  const byLabel = new Map(mentioned.map((each) => [each.label, each]));
  // The longest first, or `@Ana Lima` would mention Ana.
  const labels = [...byLabel.keys()].sort((a, b) => b.length - a.length).map(escaped);
  // Keeps mentions that are already in stored form.
  const written = '\\[@[^[\\]\\n]*\\]\\(user:\\d+\\)';
  const pattern = new RegExp(`${codePattern}|${written}|(?<![\\p{L}\\p{N}_@])@(?<label>${labels.join('|')})(?!${more})`, 'gu');
  return text.replace(pattern, (whole: string, ...rest: unknown[]) => {
    const { label } = rest.at(-1) as { label?: string };
    const mention = label === undefined ? undefined : byLabel.get(label);
    return mention ? `[@${mention.name}](user:${mention.userId})` : whole;
  });
}

/** Characters that would continue a name into another name. */
const more = '[\\p{L}\\p{N}_]|[-.][\\p{L}\\p{N}]';

/** Returns the known mentions with one more person, and that person's label. */
export function withMention(mentioned: readonly Mentioned[], person: { id: number; fullName: string }) {
  const name = mentionName(person.fullName);
  const same = mentioned.find((each) => each.userId === person.id && each.name === name);
  if (same) return { mentioned, mention: same };
  const mention = { userId: person.id, name, label: labelOf(person.id, name, mentioned) };
  return { mentioned: [...mentioned, mention], mention };
}

function labelOf(userId: number, name: string, mentioned: readonly Mentioned[]): string {
  const taken = (label: string) =>
    mentioned.some((each) => each.label === label && (each.userId !== userId || each.name !== name));
  let label = name;
  for (let count = 2; taken(label); count++) label = `${name} (${count})`;
  return label;
}

function escaped(label: string): string {
  return label.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
