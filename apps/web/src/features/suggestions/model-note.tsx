// Says where messages are sent before the first one is; without a language model it says nothing.
import { useQuery } from '@tanstack/react-query';
import { modelQuery } from '#features/conversations/model.queries.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { ErrorText } from '#ui/error-text.tsx';
import { useMarkErrorShown, useUiStrings } from '#ui/strings.ts';

export function ModelNote() {
  const { conversations } = useText();
  const { tryAgain } = useUiStrings();
  const { data, error, isFetching, refetch } = useQuery(modelQuery);
  useMarkErrorShown(error);
  if (error && !data) {
    return (
      <div className="flex flex-wrap items-center gap-2" role="alert">
        <ErrorText>{conversations.modelUnknown}</ErrorText>
        <Button busy={isFetching} onClick={() => void refetch()}>
          {tryAgain}
        </Button>
      </div>
    );
  }
  if (!data?.available) return null;
  const { model, host, budget, keepsContent } = data;
  return (
    <p className="text-12 break-words text-ink-2">
      {conversations.sentTo(model ?? '', host ?? '')}
      {keepsContent ? ` ${conversations.contentKept}` : ''}
      {budget ? ` ${conversations.tokensLeft(Math.max(0, budget.limit - budget.used))}` : ''}
    </p>
  );
}
