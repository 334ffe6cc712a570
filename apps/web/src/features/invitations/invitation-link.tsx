// The link of an invitation and the button that copies it.
import { timing } from '@app/contract/limits.ts';
import { announce } from '#lib/announce.ts';
import { useText } from '#lib/text.ts';
import { CopyLink } from '#ui/copy-link.tsx';

export function InvitationLink({ link }: { link: string }) {
  const { invitations: words } = useText();
  const text = words.linkText(timing.invitationLifetime / timing.day);
  return <CopyLink link={link} strings={words} text={text} onCopied={() => announce(words.copied)} />;
}
