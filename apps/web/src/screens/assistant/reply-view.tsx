// The message that was just sent, and its reply as far as it has come. Screen readers announce when it is complete.
import type { Reply } from '#features/conversations/replies.ts';
import { useStore } from '#lib/store.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { AnswerView } from '#screens/assistant/answers/answer-view.tsx';
import { Steps } from '#screens/assistant/message-view.tsx';
import { ModelWords } from '#screens/assistant/model-words.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorText } from '#ui/error-text.tsx';
import { Spinner } from '#ui/spinner.tsx';

interface ReplyViewProps {
  reply: Reply;
  /** The question is among the messages; with it, what the server has of a reply that failed. */
  isStored: boolean;
  onRetry: () => void;
  /** Takes another sentence into the field instead of what the model is asked. */
  onChoose: (text: string) => void;
  /** A link was followed. */
  onLeave: () => void;
  onDismiss: () => void;
}

export function ReplyView({ reply: { body, progress, error }, isStored, onRetry, onChoose, onLeave, onDismiss }: ReplyViewProps) {
  const { conversations } = useText();
  const { text, steps, known } = useStore(progress);
  return (
    <>
      {isStored ? null : (
        <li className="flex flex-col items-end">
          <span className="sr-only">{conversations.you}</span>
          <p className="max-w-[85%] rounded-xl bg-hover px-3 py-2 text-14 break-words whitespace-pre-wrap">{body.text}</p>
        </li>
      )}
      <li className="flex flex-col gap-3">
        <span className="sr-only">{conversations.assistant}</span>
        {!isStored && steps.length > 0 ? <Steps steps={steps} /> : null}
        {isStored || !known || text !== '' ? null : <AnswerView answer={known} onChoose={onChoose} onLeave={onLeave} />}
        {isStored || text === '' ? null : <ModelWords text={text} tasks={[]} onLeave={onLeave} />}
        {error === undefined ? (
          <p className="flex items-center gap-2 text-13 text-ink-2">
            <Spinner silent />
            {conversations.writing}
          </p>
        ) : (
          <div role="alert" className="flex flex-col items-start gap-2">
            <ErrorText>{reasonOf(error)}</ErrorText>
            <div className="flex flex-wrap gap-2">
              <Button onClick={onRetry}>{conversations.askAgain}</Button>
              <Button variant="ghost" onClick={onDismiss}>
                {conversations.dismiss}
              </Button>
            </div>
          </div>
        )}
      </li>
    </>
  );
}
