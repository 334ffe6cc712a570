// A message: a person's question, or the reply with its steps, tasks and proposals.
import type { ConversationMessage, ConversationStep } from '@app/contract/conversations/conversations.contract.ts';
import { screens } from '@app/contract/screens.ts';
import { Pencil, RotateCw } from 'lucide-react';
import { useDates } from '#lib/dates.ts';
import { Link } from '#lib/link.tsx';
import { useText } from '#lib/text.ts';
import { AnswerView } from '#screens/assistant/answers/answer-view.tsx';
import { ProposalCard } from '#screens/assistant/answers/proposal-card.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface MessageViewProps {
  message: ConversationMessage;
  /** The message before. */
  question: ConversationMessage | undefined;
  isLast: boolean;
  busy: boolean;
  onChoose: (text: string, workspaceId: number | null) => void;
  onAskAgain: (question: ConversationMessage) => void;
  onEdit: (message: ConversationMessage) => void;
  /** A link was followed. */
  onLeave: () => void;
}

export function MessageView({ message, question, isLast, busy, onChoose, onAskAgain, onEdit, onLeave }: MessageViewProps) {
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
      {text !== '' && text !== answer?.text ? (
        <p className="text-14 break-words whitespace-pre-wrap">
          <WithTaskLinks text={text} tasks={tasks} onLeave={onLeave} />
        </p>
      ) : null}
      {answer ? <AnswerView answer={answer} onChoose={onChoose} onLeave={onLeave} /> : null}
      {own.map((proposal) => (
        <ProposalCard key={proposal.id} proposal={proposal} />
      ))}
      {isLast && question?.role === 'person' ? (
        <IconButton
          small
          className="self-start"
          label={conversations.askAgain}
          icon={<RotateCw />}
          disabled={busy}
          onClick={() => onAskAgain(question)}
        />
      ) : null}
    </li>
  );
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

/** The words of a model are plain text; only `#12` becomes a link, and only to a task that the person sees. */
function WithTaskLinks({ text, tasks, onLeave }: Pick<ConversationMessage, 'text' | 'tasks'> & { onLeave: () => void }) {
  return text.split(/(#\d{1,10})\b/).map((part, index) => {
    const task = part.startsWith('#') ? tasks.find(({ id }) => part === `#${id}`) : undefined;
    return task ? (
      <Link
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        key={index}
        to={screens.task.href(task.id)}
        onClick={onLeave}
        className="text-brand-text underline underline-offset-2"
      >
        {task.title}
      </Link>
    ) : (
      part
    );
  });
}
