// A link for a new password that opens nothing: why, and what to do instead; what may pass is tried again.
import { screens } from '@app/contract';
import { Link2Off } from 'lucide-react';
import { Link } from 'react-router';
import { RequestError } from '#lib/call.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { RegionError } from '#ui/region-error.tsx';

interface DeadResetProps {
  error: Error;
  busy: boolean;
  onRetry: () => void;
}

export function DeadReset({ error, busy, onRetry }: DeadResetProps) {
  const { page } = useText().passwordResets;
  if (!isDeadLink(error)) {
    return (
      <div className="auth-card">
        <RegionError title={page.lookFailed} text={reasonOf(error)} busy={busy} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <div className="auth-card flex flex-col items-center text-center">
      <Link2Off aria-hidden="true" className="mb-3 size-10 stroke-[1.25] text-ink-3" />
      <h1 className="text-20 font-semibold tracking-[-.017em]">{page.dead}</h1>
      <p className="mt-1 text-14 text-pretty text-ink-2">{reasonOf(error)}</p>
      <p className="mt-1 mb-5 text-14 text-pretty text-ink-2">{page.deadText}</p>
      <Link className="auth-link" replace to={screens.auth.href()}>
        {page.toSignIn}
      </Link>
    </div>
  );
}

/** It is not a matter of trying again. */
function isDeadLink(error: Error): boolean {
  return error instanceof RequestError && [400, 404, 410].includes(error.status);
}
