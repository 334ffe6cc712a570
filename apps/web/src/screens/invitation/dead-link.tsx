// A link that opens nothing: why, and where to go instead; what may pass is tried again.
import { screens } from '@app/contract';
import { Link2Off } from 'lucide-react';
import { Link } from 'react-router';
import { RequestError } from '#lib/call.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { RegionError } from '#ui/region-error.tsx';

interface DeadLinkProps {
  error: Error;
  signedIn: boolean;
  busy: boolean;
  onRetry: () => void;
}

export function DeadLink({ error, signedIn, busy, onRetry }: DeadLinkProps) {
  const { page } = useText().invitations;
  const isDead = error instanceof RequestError && [400, 404, 410].includes(error.status);
  if (!isDead) {
    return (
      <div className="auth-card">
        <RegionError title={page.lookFailed} text={reasonOf(error)} busy={busy} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <div className="auth-card flex flex-col items-center text-center">
      <Link2Off aria-hidden="true" className="mb-3 size-10 stroke-[1.25] text-ink-3" />
      <h1 className="text-20 font-semibold tracking-[-.017em]">{page.failed}</h1>
      <p className="mt-1 mb-5 text-14 text-pretty text-ink-2">{reasonOf(error)}</p>
      <Link className="auth-link" replace to={signedIn ? screens.home.href() : screens.auth.href()}>
        {signedIn ? page.toBoard : page.toSignIn}
      </Link>
    </div>
  );
}
