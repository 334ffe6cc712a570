// What a question can ask for. The names are stable: a model may choose one of them, and conversations keep them.
import type { HowToTopic } from '@app/contract/assistant/how-to.rules.ts';
import type { TaskQuestion } from '@app/contract/assistant/task-question.rules.ts';
import type { AskClass } from '#question/ask-words.rules.ts';

export const askedKinds = [
  /** Tasks that meet conditions, their number, the oldest of them. */
  'list',
  'count',
  'oldest',
  /** What to do first, and why; what may wait. */
  'first',
  'postpone',
  'plan',
  'summary',
  'changes',
  /** Whether a task, a board or a department will be done in time. */
  'track',
  /** What blocks tasks, and what a task blocks. */
  'blockers',
  'dependents',
  'capacity',
  'load',
  'departments',
  'experts',
  'compare',
  'mentions',
  'comments',
  // About one task.
  'task',
  'left',
  'who',
  'when',
  'since',
  'files',
  'history',
  'howTo',
] as const;
export type AskedKind = (typeof askedKinds)[number];

/** Kinds that are about a task which the text names, or which is open. */
export const taskKinds: ReadonlySet<AskedKind> = new Set([
  'task',
  'left',
  'who',
  'when',
  'since',
  'files',
  'history',
  'dependents',
]);

/** What a text offers as evidence of its kind. */
export interface Evidence {
  has(name: AskClass): boolean;
  /** How many titles are named, people (the one who asks included), departments and periods. */
  titles: number;
  people: number;
  departments: number;
  periods: number;
  topic: HowToTopic | undefined;
  /** What the conditions alone say; undefined if they contradict each other. */
  question: TaskQuestion | undefined;
  /** How many conditions were found. */
  conditions: number;
}

/** From this score on a question is answered; below, it is asked back. */
export const sureScore = 0.6;

const ofQuestion: Record<TaskQuestion['kind'], AskedKind> = {
  list: 'list',
  count: 'count',
  mostLoaded: 'load',
  leastLoaded: 'capacity',
  busiestDepartment: 'departments',
  changes: 'changes',
  progress: 'track',
  first: 'first',
  oldest: 'oldest',
};

type Rule = (evidence: Evidence) => number;

/** How likely each kind is, from 0 to 1, before words that were not understood are counted. */
const rules: Record<AskedKind, Rule> = {
  list: ({ question, conditions, titles }) => (question?.kind === 'list' && conditions > 0 ? (titles > 0 ? 0.5 : 0.72) : 0),
  count: ({ question, titles }) => (question?.kind === 'count' ? (titles > 0 ? 0.6 : 0.76) : 0),
  oldest: () => 0,
  first: ({ has, titles }) => (has('first') ? (titles === 0 ? 0.8 : 0.5) : 0),
  postpone: ({ has, titles }) => (has('postpone') && titles === 0 ? 0.82 : 0),
  plan: ({ has, titles }) => (has('plan') && titles === 0 ? 0.9 : 0),
  summary: ({ has, titles }) => (has('summary') && titles === 0 ? 0.84 : 0),
  changes: ({ has, titles }) => (has('changes') && titles === 0 ? 0.74 : 0),
  track: ({ has, titles, departments }) => (has('track') ? 0.66 + (titles === 1 ? 0.12 : 0) + (departments > 0 ? 0.05 : 0) : 0),
  blockers: ({ has, titles }) => (has('blocks') ? (titles > 0 ? 0.79 : 0.74) : 0),
  dependents: ({ has, titles }) => (has('depends') && titles > 0 ? (titles > 1 ? 0.92 : 0.81) : 0),
  capacity: ({ has }) => (has('capacity') && has('who') ? 0.83 : has('capacity') ? 0.6 : 0),
  load: ({ has }) => (has('load') ? 0.78 : 0),
  departments: () => 0,
  experts: ({ has }) => (has('experts') ? 0.86 : 0),
  compare: (evidence) => comparison(evidence),
  mentions: ({ has }) => (has('mentions') ? 0.88 : 0),
  comments: ({ has, titles, people, periods }) => (has('comments') ? (titles > 0 ? 0.9 : people + periods > 0 ? 0.62 : 0.3) : 0),
  task: ({ has, titles, departments }) => {
    if (titles === 0) return 0;
    if (has('department') || (has('or') && departments > 0)) return 0.84;
    return has('isDone') ? 0.7 : has('status') ? 0.66 : 0.55;
  },
  left: ({ has, titles }) => (has('left') && titles > 0 ? 0.79 : 0),
  // 'Is Ana on anything but the audit this week?' asks for other tasks.
  who: ({ has, titles, people, periods }) => (has('who') && titles > 0 ? (people > 0 && periods > 0 ? 0.5 : 0.72) : 0),
  when: ({ has, titles }) => (has('when') && titles > 0 ? 0.76 : 0),
  since: ({ has, titles }) => (has('since') && titles > 0 ? 0.85 : 0),
  files: ({ has, titles }) => (has('files') && titles > 0 ? 0.87 : 0),
  history: ({ has, titles }) => (titles === 0 ? 0 : has('history') ? 0.86 : has('changes') && !has('isDone') ? 0.74 : 0),
  howTo: ({ has, topic, titles }) => (has('howTo') && topic ? (titles === 0 ? 0.93 : 0.55) : 0),
};

/** Two of a kind, and a word that compares. */
function comparison({ has, titles, people, departments, periods }: Evidence): number {
  const most = Math.max(titles, people, departments);
  const words = has('compare') || has('or') || (has('first') && titles > 1);
  if (most > 1 && words) return 0.89;
  return periods > 1 && has('compare') ? 0.89 : 0;
}

/** Returns the kinds that are possible, the likeliest first. */
export function likelyKinds(evidence: Evidence): { kind: AskedKind; score: number }[] {
  const { question, titles } = evidence;
  // Of a task that is named, nobody asks for the busiest person.
  const ofPlain = titles > 0 ? 0.5 : 0.75;
  const plain = question && ofQuestion[question.kind];
  return askedKinds
    .map((kind) => ({
      kind,
      score: Math.max(rules[kind](evidence), plain === kind && kind !== 'list' && kind !== 'count' ? ofPlain : 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** Whether a text asks rather than orders, although it could be read as an order with this score. */
export function asksRather(text: string, best: { kind: AskedKind; score: number } | undefined, score: number): boolean {
  if (!best || best.score < sureScore) return false;
  // A Spanish sentence says at its beginning that it asks, unless it asks somebody to do something.
  if (/^\s*¿(?!\s*(?:me\s+)?(?:pued|podr))/i.test(text)) return true;
  if (/[?？]/.test(text)) return best.score > score - 0.1;
  return (best.kind === 'plan' || best.kind === 'first') && best.score > score;
}
