// The questions that are answered on a schedule: each is changed, paused or deleted here.
import type { ScheduledQuestion } from '@app/contract/scheduled-questions/scheduled-questions.contract.ts';
import { screens } from '@app/contract/screens.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ScheduleDialog } from '#features/scheduled-questions/schedule-dialog.tsx';
import {
  addAgain,
  deleteScheduled,
  saveScheduled,
  scheduledQuestionsQuery,
} from '#features/scheduled-questions/scheduled-questions.queries.ts';
import { useScheduledText } from '#features/scheduled-questions/scheduled-text.ts';
import { useWhenText } from '#features/scheduled-questions/use-when-text.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useDates } from '#lib/dates.ts';
import { Link } from '#lib/link.tsx';
import { useNames } from '#lib/names.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function ScheduledSettings() {
  const texts = useScheduledText();
  const { data, error, isFetching, refetch } = useQuery(scheduledQuestionsQuery);
  return (
    <Panel title={texts.title} text={texts.text}>
      {data ? (
        data.length === 0 ? (
          <p className="text-13 text-ink-2">{texts.none}</p>
        ) : (
          <ul aria-label={texts.title} className="divide-y divide-line">
            {data.map((question) => (
              <Question key={question.id} question={question} />
            ))}
          </ul>
        )
      ) : error ? (
        <RegionError text={texts.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-9" />
      )}
    </Panel>
  );
}

function Question({ question }: { question: ScheduledQuestion }) {
  const texts = useScheduledText();
  const { shell } = useText();
  const client = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const failed = (error: Error) => toast({ title: texts.failed, text: reasonOf(error), kind: 'destructive' });
  const save = useMutation(saveScheduled(client));
  const remove = useMutation(deleteScheduled(client));
  const { id, text, isPaused } = question;
  const deleted = () => {
    const undo = { label: shell.undo, run: () => void addAgain(client, question).catch(failed) };
    toast({ title: texts.deleted, action: undo });
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-13 font-medium wrap-anywhere">{text}</p>
        <Facts question={question} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={texts.changeOf(text)} onClick={() => setChanging(true)}>
          {texts.change}
        </Button>
        <Button
          aria-label={isPaused ? texts.resumeOf(text) : texts.pauseOf(text)}
          busy={save.isPending}
          onClick={() => save.mutate({ id, isPaused: !isPaused }, { onError: failed })}
        >
          {isPaused ? texts.resume : texts.pause}
        </Button>
        <Button
          variant="ghost"
          aria-label={texts.deleteOf(text)}
          busy={remove.isPending}
          onClick={() => remove.mutate(question, { onSuccess: deleted, onError: failed })}
        >
          {texts.delete}
        </Button>
      </div>
      {isChanging ? (
        <ScheduleDialog
          question={text}
          when={question}
          changeOf={({ repeat, hour }) => ({ id, repeat, hour })}
          onClose={() => setChanging(false)}
        />
      ) : null}
    </li>
  );
}

function Facts({ question }: { question: ScheduledQuestion }) {
  const texts = useScheduledText();
  const { ask } = useText();
  const names = useNames();
  const whenText = useWhenText();
  const { formatDate } = useDates();
  const { data: boards } = useQuery(workspacesQuery);
  const { text, workspaceId, isPaused, nextDay, conversationId } = question;
  const board = boards?.find(({ id }) => id === workspaceId);
  const facts = [
    whenText(question),
    ...(board ? [ask.scopeBoard(names.department(board.name))] : []),
    ...(isPaused ? [texts.paused] : nextDay === null ? [] : [texts.next(formatDate(nextDay))]),
  ];
  return (
    <>
      <p className="text-12 text-ink-2">{facts.join(' · ')}</p>
      {workspaceId !== null && boards && !board ? <p className="text-12 text-warning-ink">{texts.hiddenBoard}</p> : null}
      {conversationId === null ? null : (
        <Link
          to={screens.assistant.href(conversationId)}
          aria-label={texts.answersOf(text)}
          className="inline-flex min-h-6 items-center text-12 text-brand-text underline underline-offset-2"
        >
          {texts.answers}
        </Link>
      )}
    </>
  );
}
