// Whether a model answers, how to switch it on if none does, and a test of the connection.
import type { ModelSettings } from '@app/contract/models/models.contract.ts';
import { PlugZap } from 'lucide-react';
import { useId } from 'react';
import { testModel } from '#features/models/models.queries.ts';
import { useNumbers } from '#lib/numbers.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Verdict } from '#screens/admin/verdict.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Spinner } from '#ui/spinner.tsx';

interface ModelStatusProps {
  saved: ModelSettings;
  /** Something is typed that is not saved. */
  isChanged: boolean;
}

const tones = { on: 'success', off: 'neutral', broken: 'warning' } as const;

export function ModelStatus({ saved, isChanged }: ModelStatusProps) {
  const { status: words, title } = useText().models;
  const { answers, provider, fromEnvironment, keyUnreadable } = saved;
  const state = answers ? 'on' : provider === 'off' ? 'off' : 'broken';
  const brokenText = keyUnreadable ? words.brokenText : words.incompleteText;
  return (
    <Panel title={title}>
      <Badge tone={tones[state]}>{words[state]}</Badge>
      <p className="mt-2 text-13 text-pretty wrap-anywhere text-ink-2">
        {answers ? words.onText(answers.model, answers.host) : state === 'off' ? words.offText : brokenText}
      </p>
      {state === 'off' ? (
        <p className="mt-2 text-13 text-pretty text-ink-2">{fromEnvironment ? words.howToAgain : words.howTo}</p>
      ) : null}
      {answers ? <Test isChanged={isChanged} /> : null}
    </Panel>
  );
}

function Test({ isChanged }: { isChanged: boolean }) {
  const { test: words } = useText().models;
  const { formatDuration } = useNumbers();
  const note = useId();
  const { mutate, data, error, isPending } = useMutation(testModel);
  return (
    <>
      <div role="status" className="mt-4 empty:hidden">
        {isPending ? (
          <p className="flex items-center gap-2 text-13 text-ink-2">
            <Spinner silent />
            {words.asking}
          </p>
        ) : data?.success ? (
          <Verdict
            tone="success"
            title={words.works}
            text={`${data.message} ${words.worksText(formatDuration(data.duration))}`}
          />
        ) : data ? (
          <Verdict tone="danger" title={words.fails} text={data.message} />
        ) : error ? (
          <Verdict tone="danger" title={words.failed} text={reasonOf(error)} />
        ) : null}
      </div>
      <Button
        className="mt-4 w-full"
        icon={<PlugZap />}
        busy={isPending}
        disabled={isChanged}
        aria-describedby={isChanged ? note : undefined}
        onClick={() => mutate()}
      >
        {words.action}
      </Button>
      {isChanged ? (
        <p id={note} className="mt-2 text-12 text-pretty text-ink-2">
          {words.unsaved}
        </p>
      ) : null}
    </>
  );
}
