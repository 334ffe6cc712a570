// A message: a person's question, or the reply with its steps, tasks and proposals.
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import type { ConversationMessage, ConversationStep } from '@app/contract/conversations/conversations.contract.ts';
import { scheduledLimits } from '@app/contract/scheduled-questions/scheduled-questions.limits.ts';
import { Pencil, RotateCw } from 'lucide-react';
import { Suspense } from 'react';
import { useDates } from '#lib/dates.ts';
import { lazyComponent } from '#lib/lazy.tsx';
import { useText } from '#lib/text.ts';
import { AnswerView } from '#screens/assistant/answers/answer-view.tsx';
import { ProposalCard } from '#screens/assistant/answers/proposal-card.tsx';
import { ModelWords } from '#screens/assistant/model-words.tsx';
import { IconButton } from '#ui/icon-button.tsx';

const SendRegularly = lazyComponent(() =>
  import('#features/scheduled-questions/send-regularly.tsx').then((m) => ({ default: m.SendRegularly })),
);

interface MessageViewProps {
  message: ConversationMessage;
  /** The message before. */
  question: ConversationMessage | undefined;
  isLast: boolean;
  /** The board of the conversation, null for everything; undefined if it is about a task. */
  board: number | null | undefined;
  busy: boolean;
  onChoose: (text: string, workspaceId: number | null) => void;
  onAskAgain: (question: ConversationMessage) => void;
  onEdit: (message: ConversationMessage) => void;
  /** A link was followed. */
  onLeave: () => void;
}

export function MessageView({ message, question, isLast, board, busy, onChoose, onAskAgain, onEdit, onLeave }: MessageViewProps) {
  const { conversations } = useText();
  const { formatInstant } = useDates();
  const { role, text, createdAt, answer, proposals, steps, tasks, failure } = message;
  if (role === 'person') {
    return (
      <li className="flex flex-row-reverse items-center gap-1">
        <span className="sr-only">{conversations.you}</span>
        <p
          className="max-w-[85%] rounded-xl bg-hover px-3 py-2 text-14 break-words whitespace-pre-wrap"
          title={formatInstant(createdAt)}
        >
          {text}
        </p>
        <IconButton small label={conversations.edit} icon={<Pencil />} disabled={busy} onClick={() => onEdit(message)} />
      </li>
    );
  }
  const own = proposals.filter(({ id }) => id !== answer?.proposal?.id);
  return (
    <li className="flex flex-col gap-3">
      <span className="sr-only">{conversations.assistant}</span>
      {steps.length > 0 ? <Steps steps={steps} /> : null}
      {failure ? <p className="text-13 text-ink-2">{failure.text}</p> : null}
      {text !== '' && text !== answer?.text ? <ModelWords text={text} tasks={tasks} onLeave={onLeave} /> : null}
      {answer ? <AnswerView answer={answer} onChoose={onChoose} onLeave={onLeave} /> : null}
      {own.map((proposal) => (
        <ProposalCard key={proposal.id} proposal={proposal} />
      ))}
      {isLast && question?.role === 'person' ? (
        <div className="flex min-h-(--h-control) flex-wrap items-center gap-2">
          <IconButton
            small
            label={conversations.askAgain}
            icon={<RotateCw />}
            disabled={busy}
            onClick={() => onAskAgain(question)}
          />
          {board !== undefined && answer && mayRepeat(answer, question.text) ? (
            <Suspense fallback={null}>
              <SendRegularly question={question.text} schedule={answer.schedule} workspaceId={board} />
            </Suspense>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

/** Whether an answer may be asked for again: it is sure, and its question stands for itself. */
function mayRepeat({ kind, nearest, search, links }: Answer, question: string): boolean {
  const isSure = kind === 'answer' && nearest.length === 0 && search === null && !links;
  return isSure && question.length <= scheduledLimits.text && !question.includes('\n');
}

export function Steps({ steps }: { steps: readonly ConversationStep[] }) {
  const { conversations } = useText();
  return (
    <details className="text-12 text-ink-2">
      <summary className="cursor-pointer">{conversations.steps(steps.length)}</summary>
      <ul className="mt-1 flex flex-col gap-1 ps-4">
        {steps.map((step) => (
          <li key={step.id} className="break-words">
            {step.text}
          </li>
        ))}
      </ul>
    </details>
  );
}
