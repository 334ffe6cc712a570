// The card "Set up": its steps with their state, each of which leads to its place; or one line of it.
import type { Setup } from '@app/contract/setup/setup.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, ListChecks } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { changeSetup, forgetSetup, setupQuery, useFreshSetup } from '#features/setup/setup.queries.ts';
import { pathOf, progressOf, setupPath } from '#features/setup/setup-paths.ts';
import { SetupStep } from '#features/setup/setup-step.tsx';
import { useSetupText } from '#features/setup/setup-text.ts';
import { Link } from '#lib/link.tsx';
import { formatCount } from '#lib/numbers.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useSearch } from '#lib/use-search.ts';
import { Button } from '#ui/button.tsx';
import { ErrorText } from '#ui/error-text.tsx';
import { useMarkErrorShown } from '#ui/strings.ts';

export function SetupCard({ form }: { form: 'card' | 'line' }) {
  const words = useSetupText();
  const { tryAgain } = useText().shell;
  const { data, error, isError, isFetching, refetch } = useQuery(setupQuery);
  useMarkErrorShown(error);
  useFreshSetup();
  useGoneWhenDone(data);
  if (form === 'line') return <Line setup={data} />;
  return (
    <Card setup={data}>
      {isError && !data ? (
        <div className="flex flex-wrap items-center gap-3 px-2 pb-2">
          <ErrorText>{words.loadFailed}</ErrorText>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {tryAgain}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

/** The card stays until the screen is left, so that nothing moves; then it has no more room. */
function useGoneWhenDone(setup: Setup | undefined): void {
  const client = useQueryClient();
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = setup?.isShown === false;
  }, [setup]);
  useEffect(() => () => void (isOver.current && forgetSetup(client)), [client]);
}

function Card({ setup, children }: { setup: Setup | undefined; children: React.ReactNode }) {
  const words = useSetupText();
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={!setup && !children} className="setup-card">
      <div className="setup-head">
        <h2 id={id} className="text-14 font-semibold tracking-[-.011em]">
          {words.title}
        </h2>
        <p role="status" className="me-auto truncate text-12 text-ink-2 tabular-nums">
          {setup ? stateText(setup, words) : null}
        </p>
        {setup?.isShown ? <Hide /> : null}
      </div>
      {children}
      <ul className="setup-steps">
        {setup?.steps.map(({ name, state }) => (
          <SetupStep key={name} step={name} state={state} setup={setup} />
        ))}
      </ul>
    </section>
  );
}

function stateText(setup: Setup, words: ReturnType<typeof useSetupText>): string {
  const { done, next, isAllDone } = progressOf(setup);
  if (isAllDone) return words.allDone;
  const counted = words.done(done, setup.steps.length);
  return next ? counted : `${counted} · ${words.nothingOpen}`;
}

/** Dismisses the card for this administrator. */
function Hide() {
  const words = useSetupText();
  const { mutate, isPending } = useMutation({
    ...changeSetup,
    onSuccess(setup, _body, _shown, { client }) {
      client.setQueryData(setupQuery.queryKey, setup);
      forgetSetup(client);
      // The button is gone.
      document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
      toast(words.hidden);
    },
    onError: (error) => toast({ title: words.saveFailed, text: reasonOf(error), kind: 'destructive' }),
  });
  return (
    <Button variant="ghost" busy={isPending} onClick={() => mutate({ dismissed: true })}>
      {words.hide}
    </Button>
  );
}

function Line({ setup }: { setup: Setup | undefined }) {
  const words = useSetupText();
  const [search] = useSearch();
  const { done, next, isAllDone } = setup ? progressOf(setup, search) : {};
  const Icon = setup && !next ? CircleCheck : ListChecks;
  return (
    <section aria-label={words.title} className="setup-line">
      <Icon aria-hidden="true" className="size-4 flex-none text-brand-text" />
      <Link to={setupPath} className="flex min-h-(--h-control) min-w-0 flex-1 items-center gap-2 text-13 hover:underline">
        <span className="truncate font-semibold">{isAllDone ? words.allDone : words.title}</span>
        {setup && !isAllDone ? (
          <span className="flex-none text-ink-2 tabular-nums">
            <span aria-hidden="true">{`${formatCount(done ?? 0)}/${formatCount(setup.steps.length)}`}</span>
            <span className="sr-only">{words.done(done ?? 0, setup.steps.length)}</span>
          </span>
        ) : null}
      </Link>
      {next ? (
        <Link to={pathOf(next)} className="button button-md min-w-0 text-brand-text hover:bg-hover">
          <span className="truncate">{words.next(words.steps[next])}</span>
        </Link>
      ) : null}
    </section>
  );
}
