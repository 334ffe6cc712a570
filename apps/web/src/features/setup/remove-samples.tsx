// Asks before the sample data is removed, and says what goes and what stays.
import type { Samples } from '@app/contract/samples/samples.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { removeSamples, samplesQuery } from '#features/samples/samples.queries.ts';
import { useSetupText } from '#features/setup/setup-text.ts';
import { reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Confirm } from '#ui/confirm.tsx';

/** How many of what stays are named. */
const named = 5;

interface RemoveSamplesProps {
  /** `isRemoving`: the question was answered. */
  children: (ask: () => void, isCounting: boolean, isRemoving: boolean) => ReactNode;
}

export function RemoveSamples({ children }: RemoveSamplesProps) {
  const { samples: words } = useSetupText();
  const client = useQueryClient();
  const [found, setFound] = useState<Samples>();
  const [isCounting, setCounting] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useMutation({
    ...removeSamples,
    // Said even if the step is gone before.
    onSuccess: (removed) => toast({ title: words.removed, text: words.count(removed.people, removed.tasks) }),
    onError: (error) => toast({ title: words.failed, text: reasonOf(error), kind: 'destructive' }),
  });

  async function ask() {
    if (isCounting || isPending) return;
    setCounting(true);
    try {
      const counted = await client.fetchQuery({ ...samplesQuery, staleTime: 0 });
      setFound(counted);
      if (counted.people.length + counted.tasks + counted.templates > 0) setOpen(true);
      else toast({ title: words.nothing });
    } catch (error) {
      toast({ title: words.loadFailed, text: reasonOf(error), kind: 'destructive' });
    } finally {
      setCounting(false);
    }
  }
  return (
    <>
      {children(() => void ask(), isCounting, isPending)}
      <Confirm
        danger
        open={isOpen}
        onOpenChange={setOpen}
        title={words.question}
        text={found && textOf(found, words)}
        confirmLabel={words.remove}
        cancelLabel={words.cancel}
        onConfirm={() => mutate()}
      />
    </>
  );
}

function textOf({ people, tasks, templates, keptPeople, keptTasks }: Samples, words: ReturnType<typeof useSetupText>['samples']) {
  return [
    words.goes(people.length, tasks, templates),
    words.othersStay,
    ...(keptTasks.length > 0 ? [words.tasksStay(namesOf(keptTasks.map(({ title }) => title)))] : []),
    ...(keptPeople.length > 0 ? [words.peopleStay(namesOf(keptPeople.map(({ fullName }) => fullName)))] : []),
  ].join(' ');
}

function namesOf(names: readonly string[]): string {
  const rest = names.length - named;
  return [...names.slice(0, named), ...(rest > 0 ? [`+${rest}`] : [])].join(', ');
}
