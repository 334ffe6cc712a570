// Shows the state of a request for a suggestion: the model is working, or why there is no suggestion.
import type { SuggestionFailure } from '@app/contract/suggestions/suggestions.contract.ts';
import { reasonOr, useText } from '#lib/text.ts';
import { ErrorText } from '#ui/error-text.tsx';
import { Spinner } from '#ui/spinner.tsx';

interface SuggestionStateProps {
  isPending: boolean;
  /** The call itself failed. */
  error: unknown;
  /** The model gave no suggestion. */
  failure: SuggestionFailure | null | undefined;
}

export function SuggestionState({ isPending, error, failure }: SuggestionStateProps) {
  const { suggestions } = useText();
  return (
    <div role="status" className="empty:hidden">
      {isPending ? (
        <p className="flex items-center gap-2 text-13 text-ink-2">
          <Spinner silent />
          {suggestions.asking}
        </p>
      ) : error ? (
        <ErrorText>{reasonOr(error, suggestions.failed)}</ErrorText>
      ) : failure ? (
        <ErrorText>{failure.text}</ErrorText>
      ) : null}
    </div>
  );
}
