// The beginning of a conversation: it is made with its first message.
import { screens } from '@app/contract/screens.ts';
import { useNavigate } from 'react-router';
import type { About } from '#features/conversations/begin-conversation.ts';
import { useDraft } from '#lib/draft.ts';
import { useText } from '#lib/text.ts';
import { BeginForm } from '#screens/assistant/begin-form.tsx';

const everywhere: About = { scope: 'all', workspaceId: null, taskId: null };

export function NewConversation() {
  const { ask, conversations } = useText();
  const navigate = useNavigate();
  const [about, setAbout] = useDraft('assistant-about', everywhere);
  return (
    <section aria-label={conversations.begin} className="flex flex-col gap-4 rounded-xl bg-surface p-4 shadow-card md:p-5">
      <div>
        <h2 className="text-16 font-semibold">{ask.title}</h2>
        <p className="mt-0.5 text-13 text-pretty text-ink-2">{conversations.intro}</p>
      </div>
      <BeginForm about={about} onAbout={setAbout} onBegun={(id) => void navigate(screens.assistant.href(id))} />
    </section>
  );
}
