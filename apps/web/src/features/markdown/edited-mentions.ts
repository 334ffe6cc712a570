// Mentions while a text is written: stored as `[@Name](user:7)`, seen by the writer as `@Name`, and back again.
import { codePattern, commentParts, mentionName } from '@app/contract';

/** Somebody whom the text may mention, and what stands for the mention behind the `@`. */
export interface Mentioned {
  userId: number;
  /** The name that is stored. */
  name: string;
  /** The name that is seen; numbered where another person of the text has the same. */
  label: string;
}

export interface EditedText {
  text: string;
  mentioned: readonly Mentioned[];
}

/** The text as its writer sees it. Where that could not be turned back into exactly what is stored, it is shown as it is stored. */
export function toEdited(stored: string, known: readonly Mentioned[] = []): EditedText {
  let mentioned = known;
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
  return toStored({ text, mentioned }) === stored ? { text, mentioned } : { text: stored, mentioned: known };
}

/** The text as it is stored: what stands for a mention becomes one, but not within code. */
export function toStored({ text, mentioned }: EditedText): string {
  if (mentioned.length === 0) return text;
  const byLabel = new Map(mentioned.map((each) => [each.label, each]));
  // The longest first, or `@Ana Lima` would be a mention of Ana.
  const labels = [...byLabel.keys()].sort((a, b) => b.length - a.length).map(escaped);
  // What is written as a mention already is left as it is.
  const written = '\\[@[^[\\]\\n]*\\]\\(user:\\d+\\)';
  const pattern = new RegExp(`${codePattern}|${written}|(?<![\\p{L}\\p{N}_@])@(?<label>${labels.join('|')})(?!${more})`, 'gu');
  return text.replace(pattern, (whole: string, ...rest: unknown[]) => {
    const { label } = rest.at(-1) as { label?: string };
    const mention = label === undefined ? undefined : byLabel.get(label);
    return mention ? `[@${mention.name}](user:${mention.userId})` : whole;
  });
}

/** What would make another name of a name. */
const more = '[\\p{L}\\p{N}_]|[-.][\\p{L}\\p{N}]';

/** The text with one more person whom it may mention, and what stands for that person. */
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
