// Says what a person may want to look at: the screens and the assistant answer with the same.

import { startOfWeek } from '@app/contract/dates/month.rules.ts';
import { addWorkingDays } from '@app/contract/dates/working-days.rules.ts';
import { daysBetween } from '@app/contract/dates/zones.rules.ts';
import type { Language } from '@app/contract/limits.ts';
import type { Nudge, Nudges } from '@app/contract/nudges/nudges.contract.ts';
import { nudgeLimits } from '@app/contract/nudges/nudges.limits.ts';
import {
  costOf,
  hintOfNudge,
  isOverburdened,
  type NudgeFacts,
  type NudgeKind,
  nudgeKinds,
  ranked,
  stuckFor,
  unownedDays,
  usualDue,
  waitsInVain,
} from '@app/contract/nudges/nudges.rules.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import { loadText, restsOfText, restsText, unownedText, waitsText } from '@app/texts/sentences/nudges.ts';
import { finishedLately } from '#assistant/replan.sql.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';
import { dismissedHints } from '#hints/hints.sql.ts';
import {
  duePeople,
  flowsOf,
  ledDepartments,
  type NudgeScope,
  restingTasks,
  unownedTasks,
  waitedFor,
} from '#nudges/nudges.sql.ts';
import { silencedNudges } from '#nudges/silenced.sql.ts';

/** Whose morning it is, and the board, if it is about one. */
export interface NudgeReader {
  language: Language;
  today: string;
  zone: string;
  boardKey?: string | undefined;
}

interface Scope extends NudgeScope {
  actor: Principal;
  language: Language;
}

/** A nudge with what it costs to ignore it, and the tasks that it is about. */
interface Found extends Nudge {
  cost: number;
  taskIds: number[];
}

/** Returns what a person may want to look at, the costliest first, without what they have silenced. */
export async function findNudges(db: Db, actor: Principal, reader: NudgeReader): Promise<Nudges> {
  const [ledKeys, dismissed, silenced] = await Promise.all([
    ledDepartments(db, actor),
    dismissedHints(db, actor.id),
    silencedNudges(db, actor),
  ]);
  const { language, today, zone, boardKey } = reader;
  const scope: Scope = { actor, ledKeys, today, zone, boardKey, language };
  const wanted = nudgeKinds.filter((kind) => !dismissed.includes(hintOfNudge[kind]));
  const found = (await Promise.all(wanted.map((kind) => finders[kind](db, scope)))).flat();
  const heard = found.filter(
    ({ kind, subjectId, cause }) =>
      !silenced.some((each) => each.kind === kind && each.subjectId === subjectId && each.cause === cause),
  );
  return ranked(heard).map(({ cost: _cost, taskIds: _taskIds, ...nudge }) => nudge);
}

const finders: Record<NudgeKind, (db: Db, scope: Scope) => Promise<Found[]>> = {
  stuck: stuckNudges,
  blocked: blockedNudges,
  overloaded: overloadNudges,
  unowned: unownedNudges,
};

const nothing = { waiting: null, person: null, workspaceId: null } as const;

function costIn({ today }: Scope, facts: Pick<NudgeFacts, 'kind'> & Partial<NudgeFacts>): number {
  return costOf({ priority: null, dueDate: null, more: 0, ...facts }, today);
}

async function stuckNudges(db: Db, scope: Scope): Promise<Found[]> {
  const { actor, today, language } = scope;
  const resting = await restingTasks(db, scope);
  const flows = await flowsOf(db, actor, [...new Set(resting.map(({ card }) => card.workspaceId))]);
  return resting.flatMap(({ card, isMine, happenedAt, happenedOn, owner, creator }): Found[] => {
    const { priority, dueDate } = card;
    const flow = flows.find(({ workspaceId }) => workspaceId === card.workspaceId);
    const rests = stuckFor({ happenedOn, priority, dueDate }, flow, today);
    if (!rests) return [];
    const person = isMine ? (owner ?? creator) : owner;
    const act = isMine ? (person ? 'help' : 'putBack') : person ? 'ask' : 'choose';
    const said = isMine ? restsText(rests, language) : restsOfText(person?.fullName ?? null, rests, language);
    return [
      {
        ...nothing,
        kind: 'stuck',
        subjectId: card.id,
        cause: happenedAt,
        text: said,
        act,
        card,
        person,
        cost: costIn(scope, { kind: 'stuck', priority, dueDate }),
        taskIds: [card.id],
      },
    ];
  });
}

async function blockedNudges(db: Db, scope: Scope): Promise<Found[]> {
  const { today, language } = scope;
  const found = (await waitedFor(db, scope)).filter(({ card, waiting, hasOwner, commentedOn }) =>
    waitsInVain({ dueDate: waiting.dueDate, blockerDueDate: card.dueDate, blockerHasOwner: hasOwner, commentedOn }, today),
  );
  return found.map(({ card, owner, waiting }): Found => {
    const { id, title, priority, dueDate } = waiting;
    const late = card.dueDate === null ? 0 : daysBetween(card.dueDate, today);
    return {
      ...nothing,
      kind: 'blocked',
      subjectId: id,
      cause: `${card.id} ${card.version} ${waiting.version}`,
      text: waitsText(title, owner?.fullName ?? null, Math.max(0, late), language),
      act: owner ? 'ask' : 'choose',
      card,
      waiting: { id, title },
      person: owner,
      cost: costIn(scope, { kind: 'blocked', priority, dueDate }),
      taskIds: [id, card.id],
    };
  });
}

async function unownedNudges(db: Db, scope: Scope): Promise<Found[]> {
  const { today, language } = scope;
  const forMembers = addWorkingDays(today, nudgeLimits.unownedMember);
  const found = await unownedTasks(db, scope, unownedDays(true, today));
  return found.flatMap(({ card, isLed }): Found[] => {
    const { priority, dueDate } = card;
    if (dueDate === null || (!isLed && dueDate > forMembers)) return [];
    return [
      {
        ...nothing,
        kind: 'unowned',
        subjectId: card.id,
        cause: String(card.version),
        text: unownedText(daysBetween(today, dueDate), language),
        act: isLed ? 'choose' : 'take',
        card,
        cost: costIn(scope, { kind: 'unowned', priority, dueDate }),
        taskIds: [card.id],
      },
    ];
  });
}

async function overloadNudges(db: Db, scope: Scope): Promise<Found[]> {
  const { actor, ledKeys, today, boardKey, language } = scope;
  const keys = [...new Set([...actor.departmentKeys, ...ledKeys])].filter((key) => boardKey === undefined || key === boardKey);
  const days = { from: addDays(today, -nudgeLimits.loadPast), to: addDays(today, nudgeLimits.loadDays), today };
  const members = await duePeople(db, actor, keys, days);
  const many = members.filter(({ id, key, due }) => due >= nudgeLimits.loadLeast && (id === actor.id || ledKeys.includes(key)));
  if (many.length === 0) return [];
  const finished = await finishedLately(db, actor, [...new Set(many.map(({ id }) => id))]);
  const nudges = many.flatMap((member): Found[] => {
    const { id, fullName, key, workspaceId, due, late } = member;
    const others = members.filter((each) => each.key === key && each.id !== id).map((each) => each.due);
    if (!isOverburdened(member, others, finished.find(({ personId }) => personId === id)?.count ?? 0)) return [];
    const usual = usualDue(others);
    const isMe = id === actor.id;
    return [
      {
        ...nothing,
        kind: 'overloaded',
        subjectId: id,
        // What is too much changes with each task; the next week is another one.
        cause: startOfWeek(today, 1),
        text: loadText(isMe, { due, late, usual }, language),
        act: isMe && late > 0 ? 'plan' : 'work',
        card: null,
        person: { id, fullName },
        workspaceId,
        cost: costIn(scope, { kind: 'overloaded', more: due - usual }),
        taskIds: [],
      },
    ];
  });
  // Somebody of two departments has too much once.
  return [...new Map(nudges.map((nudge) => [nudge.subjectId, nudge])).values()];
}
