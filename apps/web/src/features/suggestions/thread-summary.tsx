// The summary of a task's comments: made on request, with its age, and gone once the comments have changed.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { WandSparkles } from 'lucide-react';
import { ModelNote } from '#features/suggestions/model-note.tsx';
import { SuggestionState } from '#features/suggestions/suggestion-state.tsx';
import { summarizeThread, type Thread, threadSummaryQuery } from '#features/suggestions/suggestions.queries.ts';
import { useDates } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { RegionError } from '#ui/region-error.tsx';

export function ThreadSummary({ thread }: { thread: Thread }) {
  const { suggestions } = useText();
  const { formatTime } = useDates();
  const client = useQueryClient();
  const query = threadSummaryQuery(thread);
  const { data: stored, error: loadError, isFetching, refetch } = useQuery(query);
  const { mutate, data: made, error, isPending } = useMutation(summarizeThread);
  const summary = stored?.summary;
  if (!stored)
    return loadError ? (
      <RegionError text={suggestions.summaryFailed} error={loadError} busy={isFetching} onRetry={() => void refetch()} />
    ) : null;
  if (summary) {
    return (
      <section aria-label={suggestions.summary} className="mb-3 rounded-lg border border-line p-3">
        <h4 className="mb-1 text-13 font-medium">{suggestions.summary}</h4>
        <ul className="flex list-disc flex-col gap-1 ps-4 text-13 break-words">
          {summary.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="mt-2 text-12 text-ink-2">
          {suggestions.summaryOf(summary.comments, formatTime(Date.parse(summary.until)))}
        </p>
      </section>
    );
  }
  return (
    <div className="mb-3 flex flex-col items-start gap-1">
      <Button
        variant="ghost"
        className="-ms-2"
        icon={<WandSparkles />}
        busy={isPending}
        onClick={() =>
          mutate(thread.taskId, {
            onSuccess: (answer) => answer.summary && client.setQueryData(query.queryKey, answer),
          })
        }
      >
        {suggestions.summarize}
      </Button>
      <SuggestionState isPending={isPending} error={error} failure={made?.failure} />
      <ModelNote />
    </div>
  );
}
