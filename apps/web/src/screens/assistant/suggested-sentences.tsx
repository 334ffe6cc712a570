// Questions and orders under the assistant's field, about what the person looks at: a task, a person, a dashboard, a board, My work.
import { screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { About } from '#features/conversations/begin-conversation.ts';
import { useSuggestedText } from '#features/conversations/suggested-text.ts';
import { usersQuery } from '#features/users/users.queries.ts';
import { SentenceButton } from '#screens/assistant/answers/sentence-button.tsx';

interface SuggestedSentencesProps {
  about: About;
  onChoose: (sentence: string) => void;
}

export function SuggestedSentences({ about, onChoose }: SuggestedSentencesProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {useSentences(about).map((sentence) => (
        <SentenceButton key={sentence} label={sentence} onClick={() => onChoose(sentence)} />
      ))}
    </div>
  );
}

/** What is chosen to be asked about comes before what the address shows. */
function useSentences({ workspaceId, taskId }: About): readonly string[] {
  const texts = useSuggestedText();
  const { data: users = [] } = useQuery(usersQuery);
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  if (taskId !== null) return texts.task;
  if (pathname === screens.myWork.href()) return texts.myWork;
  if (query.get('view') === 'dashboard') return texts.dashboard;
  const [only, ...others] = query.getAll('assignee');
  const person = others.length === 0 ? users.find(({ id }) => String(id) === only) : undefined;
  if (person) return texts.person.map((sentence) => sentence(person.fullName));
  return workspaceId === null ? texts.anywhere : texts.board;
}
