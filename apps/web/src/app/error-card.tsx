// The error boundary's message: what happened, the beginning of the reason, and what the person can do.
import { limits } from '@app/contract/limits.ts';
import { screens } from '@app/contract/screens.ts';
import { useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useNavigate } from 'react-router';
import { logOut } from '#app/log-out.ts';
import type { ErrorKind } from '#lib/error-kind.ts';
import { useScreenTitle } from '#lib/screen-title.ts';
import { referenceOf, useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';

interface ErrorCardProps {
  error: unknown;
  kind: ErrorKind;
  /** Retrying no longer helps. */
  persistent: boolean;
  onRetry: () => void;
}

export function ErrorCard({ error, kind, persistent, onRetry }: ErrorCardProps) {
  'use no memo';
  const client = useQueryClient();
  const navigate = useNavigate();
  const { boundary, tryAgain, goHome, logOutButton } = useText().shell;
  const { title, text } = boundary[persistent ? 'persistent' : kind];
  // The failed screen may not have set the page's heading yet.
  useScreenTitle(title);
  const reference = referenceOf(error);
  const details = String(error instanceof Error ? error.message : error).slice(0, limits.errorDetails);
  return (
    <div className="grid h-full place-items-center p-6">
      <div role="alert" className="w-full max-w-110 rounded-xl bg-surface p-6 text-center shadow-card">
        <TriangleAlert aria-hidden="true" className="mx-auto mb-3 size-9 stroke-[1.5] text-danger-ink" />
        <h2 className="text-16 font-semibold">{title}</h2>
        <p className="mt-1 text-13 text-pretty text-ink-2">{text}</p>
        {reference ? <p className="mt-1 text-12 text-ink-3">{reference}</p> : null}
        <details className="mt-3 text-12 text-ink-3">
          <summary className="inline-flex min-h-6 items-center">{boundary.details}</summary>
          <p className="mt-1 rounded-sm bg-column p-2 text-start font-mono wrap-anywhere">{details}</p>
        </details>
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          {kind === 'auth' ? (
            <Button onClick={() => void logOut(client)}>{logOutButton}</Button>
          ) : (
            <Button onClick={() => void navigate(screens.home.href())}>{goHome}</Button>
          )}
          <Button variant="primary" onClick={onRetry}>
            {tryAgain}
          </Button>
        </div>
      </div>
    </div>
  );
}
