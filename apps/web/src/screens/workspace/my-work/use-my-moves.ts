// Changes tasks in My work: chooses one for today, finishes it, moves it to another day. Each can be undone.
import { doneStatus, firstStatus } from '@app/contract/limits.ts';
import type { MyFact } from '@app/contract/my-work/my-work.contract.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Mark, sendMark } from '#features/my-work/my-work.queries.ts';
import type { BoardColumn } from '#features/tasks/data/board-columns.ts';
import { changeText } from '#features/tasks/data/change-text.ts';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { shownTask, updateFields } from '#features/tasks/data/task-writes.ts';
import { currentDay } from '#lib/dates.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { offerUndo } from '#lib/undo.ts';

export interface MyMoves {
  /** Chooses a task for today, or takes the choice back. */
  choose: (card: TaskCard, chosen: boolean) => void;
  /** Says that a mention needs no answer. */
  answer: (card: TaskCard) => void;
  /** Marks a task as done, or as not done. */
  finish: (card: TaskCard, fact: MyFact | undefined) => void;
  /** Changes the status of a task. Returns whether it had another. */
  setStatus: (card: TaskCard, status: string) => boolean;
  /** Gives a task another due date; a choice for today ends where the day is another. */
  schedule: (card: TaskCard, fact: MyFact | undefined, dueDate: string | null) => void;
}

/** The statuses that tasks had before they were done on this page, until a reload. */
const statusBefore = new Map<number, string>();

/** A column as far as a change of the status needs it. */
export function columnOf(name: string, id = 0): BoardColumn {
  return { column: { id, name, workspaceId: 0, order: 0 }, cards: [], total: 0, shown: 0, nextOrder: 0 };
}

export function useMyMoves(): MyMoves {
  const client = useQueryClient();
  const actions = useTaskActions();
  return useMemo(() => {
    async function mark(change: Mark, back: Mark, said: string): Promise<void> {
      const { shell, myWork } = currentText();
      const way = offerUndo(() => sendMark(client, back, currentDay()).catch(failed), change.taskId);
      try {
        await sendMark(client, change, currentDay());
        toast({ title: said, action: { label: shell.undo, run: way.take } });
      } catch (error) {
        way.forget();
        toast({ title: myWork.markFailed, text: reasonOf(error), kind: 'destructive' });
      }
    }
    function failed(error: unknown): void {
      toast({ title: currentText().myWork.markFailed, text: reasonOf(error), kind: 'destructive' });
    }
    /** A chosen task goes to another day, so the choice ends with it: one step, which one undo takes back. */
    async function postpone(card: TaskCard, dueDate: string | null): Promise<void> {
      const { shell, tasks } = currentText();
      const choose = (chosen: boolean) => sendMark(client, { taskId: card.id, chosen }, currentDay());
      const way = offerUndo(() => {
        if (card.dueDate !== dueDate) void actions.set(card.id, { dueDate: card.dueDate });
        void choose(true).catch(failed);
      }, card.id);
      const from = shownTask(client, card.id) ?? card;
      const [moved, unmarked] = await Promise.allSettled([
        card.dueDate === dueDate ? null : updateFields(client, card.id, { fields: { dueDate }, from }),
        choose(false),
      ]);
      const problem = [moved, unmarked].find(({ status }) => status === 'rejected');
      if (problem?.status === 'rejected') {
        way.forget();
        // What has succeeded alone is not what the person wanted.
        if (unmarked.status === 'fulfilled') void choose(true).catch(failed);
        if (moved.status === 'fulfilled' && card.dueDate !== dueDate) {
          const back = { fields: { dueDate: card.dueDate }, from: { ...from, dueDate } };
          void updateFields(client, card.id, back).catch(failed);
        }
        toast({ title: tasks.updateFailed, text: reasonOf(problem.reason), kind: 'destructive' });
        return;
      }
      const waits = card.dueDate !== dueDate && moved.status === 'fulfilled' && moved.value === null;
      const done = waits ? tasks.kept : { title: tasks.updated.title, text: changeText(client, { dueDate }) };
      toast({ ...done, about: card.title, action: { label: shell.undo, run: way.take } });
    }
    function setStatus(card: TaskCard, status: string): boolean {
      const undo = () => void setStatus({ ...card, status }, card.status);
      if (status === doneStatus) statusBefore.set(card.id, card.status);
      // Without a board of its own, the server finds the column of the status.
      return actions.move(
        { workspaceId: 0, card, from: columnOf(card.status, 1), to: columnOf(status, 2), beforeId: null },
        undo,
      );
    }
    return {
      choose: (card, chosen) => {
        const { myWork } = currentText();
        const said = chosen ? myWork.chosenDone(card.title) : myWork.unchosenDone(card.title);
        void mark({ taskId: card.id, chosen }, { taskId: card.id, chosen: !chosen }, said);
      },
      answer: (card) => {
        const said = currentText().myWork.answeredDone(card.title);
        void mark({ taskId: card.id, answered: true }, { taskId: card.id, answered: false }, said);
      },
      finish: (card, fact) => {
        const before = statusBefore.get(card.id) ?? fact?.doneFrom ?? firstStatus;
        setStatus(card, card.status === doneStatus ? before : doneStatus);
      },
      setStatus: (card, status) => card.status !== status && setStatus(card, status),
      schedule: (card, fact, dueDate) => {
        if (fact?.chosenOn != null && dueDate !== currentDay()) void postpone(card, dueDate);
        else if (card.dueDate !== dueDate) void actions.set(card.id, { dueDate });
      },
    };
  }, [client, actions]);
}
