// A quick look at a task beside its card or row. The focus stays where it is, and the look follows it from task to task.
import { doneStatus } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { priorityName, withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Markdown } from '#features/markdown/markdown.tsx';
import { DepartmentBadge } from '#features/tasks/card/department-badge.tsx';
import { CardDue } from '#features/tasks/card/due-chip.tsx';
import { PriorityDot } from '#features/tasks/card/priority-dot.tsx';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import { TaskPeople } from '#features/tasks/card/task-people.tsx';
import { taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { announce } from '#lib/announce.ts';
import { isOfComposition } from '#lib/composition.ts';
import { useDates } from '#lib/dates.ts';
import { useNames } from '#lib/names.ts';
import { isTyping, topOverlay } from '#lib/overlays.ts';
import { useText } from '#lib/text.ts';
import type { OpenMenu } from '#screens/workspace/card-menu/card-anchor.tsx';
import { Spinner } from '#ui/spinner.tsx';
import '#screens/workspace/peek/peek.css';

interface PeekProps {
  menu: OpenMenu;
  people: ReadonlyMap<number, UserCard>;
  today: string;
  cardOf: (taskId: number) => TaskCard | undefined;
  /** Shows another task, or none. */
  onMenu: (menu: OpenMenu | undefined) => void;
}

export function Peek({ menu, people, today, cardOf, onMenu }: PeekProps) {
  'use no memo';
  const { commands, tasks } = useText();
  const current = cardOf(menu.card.id);
  const card = current ?? menu.card;
  const panel = useRef<HTMLElement>(null);
  const { data: task, isError } = useQuery(taskQuery(card.id));
  const names = useNames();
  const text = task?.description ?? null;
  useSaid(card, people);
  usePlace(panel, card.id);

  const isGone = current === undefined;
  const close = useEffectEvent(() => {
    announce(commands.peek.closed);
    onMenu(undefined);
  });
  const follow = useEffectEvent((target: Element) => {
    const next = cardOf(taskIdAt(target) ?? 0);
    if (!next) onMenu(undefined);
    else if (next.id !== card.id) onMenu({ card: next, at: target.getBoundingClientRect(), only: 'peek' });
  });
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);
  useEffect(() => {
    const stop = new AbortController();
    const on = { signal: stop.signal, capture: true };
    document.addEventListener(
      'keydown',
      (event) => {
        const ends = event.key === ' ' || event.key === 'Escape';
        if (!ends || isOfComposition(event) || isTyping(event.target) || topOverlay() !== null) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      },
      on,
    );
    document.addEventListener('focusin', ({ target }) => target instanceof Element && follow(target), on);
    document.addEventListener(
      'pointerdown',
      ({ target }) => target instanceof Node && !panel.current?.contains(target) && close(),
      on,
    );
    return () => stop.abort();
  }, []);

  return createPortal(
    <section ref={panel} className="peek" aria-label={commands.peek.label(card.title)}>
      <h3 className="peek-title written">{card.title}</h3>
      <div className="peek-facts">
        <span className="inline-flex items-center gap-1.5">
          <StatusGlyph status={card.status} />
          {names.status(card.status)}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <PriorityDot decorative priority={card.priority} />
          {priorityName({ tasks }, card.priority)}
        </span>
        <CardDue task={card} today={today} />
        {card.checklistTotal > 0 ? <span>{tasks.checklistLabel(card.checklistDone, card.checklistTotal)}</span> : null}
        {card.commentCount > 0 ? <span>{tasks.commentsLabel(card.commentCount)}</span> : null}
        {[...new Set([card.department, ...card.departments])].map((name) => (
          <DepartmentBadge key={name} department={name} />
        ))}
        <TaskPeople task={card} people={people} />
      </div>
      {task ? (
        <div className="peek-text">{text ? <Markdown text={text} /> : <p className="text-ink-3">{commands.peek.empty}</p>}</div>
      ) : isError ? (
        <p className="peek-text text-danger-ink">{commands.peek.failed}</p>
      ) : (
        <div aria-busy="true" className="grid h-12 place-items-center">
          <Spinner />
        </div>
      )}
      <p className="peek-keys">{commands.peek.keys}</p>
    </section>,
    document.body,
  );
}

/** Announces what the look shows, because the focus is not in it. */
function useSaid(card: TaskCard, people: ReadonlyMap<number, UserCard>): void {
  const { commands, tasks, users } = useText();
  const names = useNames();
  const { formatDate } = useDates();
  const say = useEffectEvent(() => {
    const assigned = withPrimaryAssignee(card.assigneeId, card.assignees).map((id) => people.get(id)?.fullName ?? users.deleted);
    announce(
      [
        commands.peek.label(card.title),
        names.status(card.status),
        tasks.priorityIs(priorityName({ tasks }, card.priority)),
        card.dueDate !== null && card.status !== doneStatus ? `${tasks.dueDate}: ${formatDate(card.dueDate)}` : '',
        assigned.length > 0 ? assigned.join(', ') : tasks.unassigned,
        commands.peek.keys,
      ]
        .filter(Boolean)
        .join('. '),
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each task is announced once
  useEffect(() => say(), [card.id]);
}

/** Keeps the look beside its card or below its row. */
function usePlace(panel: { current: HTMLElement | null }, taskId: number): void {
  useLayoutEffect(() => {
    const { current } = panel;
    const holder = document.querySelector<HTMLElement>(`[data-task="${taskId}"]`);
    const isCard = holder?.matches('article');
    // In a row, the button that takes the focus.
    const anchor = isCard ? holder : holder?.querySelector<HTMLElement>('button[id]');
    if (!current || !anchor) return;
    const placement = isCard ? 'right-start' : 'bottom-start';
    return autoUpdate(anchor, current, () => {
      const middleware = [offset(8), flip({ padding: 8 }), shift({ padding: 8, crossAxis: true })];
      void computePosition(anchor, current, { placement, strategy: 'fixed', middleware }).then(({ x, y }) => {
        current.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
      });
    });
  }, [panel, taskId]);
}

function taskIdAt(target: Element): number | undefined {
  const id = target.closest<HTMLElement>('[data-task]')?.dataset['task'];
  return id === undefined ? undefined : Number(id);
}
