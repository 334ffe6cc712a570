// A link that does not work: the reason and another link; a temporary failure can be retried.
import { Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#lib/link.tsx';
import { RequestError } from '#lib/request-error.ts';
import { reasonOf } from '#lib/text.ts';
import { RegionError } from '#ui/region-error.tsx';

interface DeadLinkProps {
  error: Error;
  title: string;
  /** What to do instead, after the server's reason. */
  text?: string | undefined;
  /** The title when the link could not be checked. */
  lookFailed: string;
  /** The address of the other link. */
  to: string;
  /** Its text. */
  children: ReactNode;
  busy: boolean;
  onRetry: () => void;
}

export function InvalidLink({ error, title, text, lookFailed, to, children, busy, onRetry }: DeadLinkProps) {
  const isDead = error instanceof RequestError && [400, 404, 410].includes(error.status);
  if (!isDead) {
    return (
      <div className="auth-card">
        <RegionError title={lookFailed} text={reasonOf(error)} busy={busy} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <div className="auth-card flex flex-col items-center text-center">
      <Link2Off aria-hidden="true" className="mb-3 size-10 stroke-[1.25] text-ink-3" />
      <h1 className="text-20 font-semibold tracking-[-.017em]">{title}</h1>
      <div className="mt-1 mb-5 flex flex-col gap-1 text-14 text-pretty text-ink-2">
        <p>{reasonOf(error)}</p>
        {text === undefined ? null : <p>{text}</p>}
      </div>
      <Link className="auth-link" replace to={to}>
        {children}
      </Link>
    </div>
  );
}
