// A message under a text with an `@`: the people could not be loaded, and a retry.
import { RotateCw } from 'lucide-react';
import type { Mentionable } from '#features/markdown/use-mentions.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { ErrorText } from '#ui/error-text.tsx';
import { useMarkErrorShown } from '#ui/strings.ts';

export function MentionMissing({ error, retry, busy }: NonNullable<Mentionable['missing']>) {
  const { markdown, shell } = useText();
  useMarkErrorShown(error);
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-x-3 px-3 pb-2">
      <ErrorText>{markdown.peopleMissing}</ErrorText>
      <Button variant="ghost" icon={<RotateCw />} onClick={retry} busy={busy}>
        {shell.tryAgain}
      </Button>
    </div>
  );
}
