// The button that opens the standing instructions; there is none without a model, which alone reads them.
import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { About } from '#features/conversations/begin-conversation.ts';
import { modelQuery } from '#features/conversations/model.queries.ts';
import { useInstructionsText } from '#features/instructions/instructions-text.ts';
import { InstructionsDialog } from '#screens/assistant/instructions-dialog.tsx';
import { Button } from '#ui/button.tsx';

/** `about` says of which board they are shown beside one's own. */
export function InstructionsButton({ about }: { about: About }) {
  const levels = useQuery(modelQuery).data?.levels ?? [];
  if (levels.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OpensInstructions workspaceId={about.scope === 'all' ? null : about.workspaceId || null} />
    </Suspense>
  );
}

function OpensInstructions({ workspaceId }: { workspaceId: number | null }) {
  const texts = useInstructionsText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" icon={<ScrollText />} onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      {open ? <InstructionsDialog workspaceId={workspaceId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
