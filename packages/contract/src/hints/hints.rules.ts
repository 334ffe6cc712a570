// The quiet hints about tasks: what is similar, which checklist is likely, what is stuck, who has too much. Pure.

import { hintLimits } from '#hints/hints.limits.ts';
import { doneStatus, statuses, timing } from '#limits.ts';
import { fold } from '#names/folded-names.rules.ts';

/** The kinds of hints. A person can dismiss each for good. */
export const hintKinds = [
  'similarTitle',
  'likelyChecklist',
  'stuckTask',
  'noDueDate',
  'overloaded',
  'nudgeStuck',
  'nudgeBlocked',
  'nudgeOverloaded',
  'nudgeUnowned',
] as const;
export type HintKind = (typeof hintKinds)[number];

/** Returns the words of a title that say something, without accents. */
export function titleWords(title: string): string[] {
  const words = fold(title).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length >= hintLimits.wordLength || /\d/.test(word)))];
}

/** Returns how similar two titles are, 0 to 1: the share of their common groups of three letters. */
export function titleSimilarity(one: string, other: string): number {
  const [a, b] = [trigrams(one), trigrams(other)];
  if (a.size === 0 || b.size === 0) return 0;
  const common = [...a].filter((group) => b.has(group)).length;
  return (2 * common) / (a.size + b.size);
}

function trigrams(title: string): Set<string> {
  const groups = new Set<string>();
  for (const word of fold(title).match(/[\p{L}\p{N}]+/gu) ?? []) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at++) groups.add(padded.slice(at, at + 3));
  }
  return groups;
}

/** Returns the candidates with a similar title, the most similar first. */
export function similarTo<Candidate extends { id: number; title: string }>(
  title: string,
  candidates: readonly Candidate[],
): Candidate[] {
  return candidates
    .map((candidate) => ({ candidate, similarity: titleSimilarity(title, candidate.title) }))
    .filter(({ similarity }) => similarity >= hintLimits.similarity)
    .sort((a, b) => b.similarity - a.similarity || b.candidate.id - a.candidate.id)
    .slice(0, hintLimits.similar)
    .map(({ candidate }) => candidate);
}

/** A task that was made with a checklist template. */
export interface TemplateUse {
  checklistTemplateId: number;
  title: string;
}

/**
 * Returns the template that earlier tasks with the same words used; undefined if none is likely. One very similar title is enough,
 * else several have to agree.
 */
export function likelyTemplate(title: string, earlier: readonly TemplateUse[]): number | undefined {
  const words = new Set(titleWords(title));
  const found = new Map<number, { sum: number; uses: number; best: number }>();
  for (const use of earlier) {
    const others = titleWords(use.title);
    const common = others.filter((word) => words.has(word)).length;
    const share = words.size === 0 || others.length === 0 ? 0 : common / Math.min(words.size, others.length);
    if (share < hintLimits.commonWords) continue;
    const { sum, uses, best } = found.get(use.checklistTemplateId) ?? { sum: 0, uses: 0, best: 0 };
    const nearest = Math.max(best, titleSimilarity(title, use.title));
    found.set(use.checklistTemplateId, { sum: sum + share, uses: uses + 1, best: nearest });
  }
  const [first] = [...found].sort(([idA, a], [idB, b]) => b.sum - a.sum || b.best - a.best || idB - idA);
  if (!first) return undefined;
  const [templateId, { uses, best }] = first;
  return uses >= hintLimits.templateUses || best >= hintLimits.similarity ? templateId : undefined;
}

/** Returns for how many whole days a task that was begun has not changed; undefined while that is not long. */
export function stuckDays({ status, updatedAt }: { status: string; updatedAt: string }, now: number): number | undefined {
  if (status === doneStatus || status === statuses[0]) return undefined;
  const days = Math.floor((now - Date.parse(updatedAt)) / timing.day);
  return days >= hintLimits.stuckDays ? days : undefined;
}

/** Whether an open task of a high priority has no due date. */
export function lacksDueDate({
  status,
  priority,
  dueDate,
}: {
  status: string;
  priority: string;
  dueDate: string | null;
}): boolean {
  return status !== doneStatus && dueDate === null && (priority === 'P0' || priority === 'P1');
}

/** The open tasks of a person, and those of them that are overdue or due in this week. */
export interface Load {
  open: number;
  dueThisWeek: number;
}

/** Whether a person has so much to do that whoever assigns a task wants to know. */
export function isOverloaded({ open, dueThisWeek }: Load): boolean {
  return open >= hintLimits.overloadedOpen || dueThisWeek >= hintLimits.overloadedWeek;
}
