// Says that a region of the screen could not be loaded, and retries.
import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { useMarkErrorShown, useUiStrings } from '#ui/strings.ts';

interface RegionErrorProps {
  /** The heading, if the region is the whole page. */
  title?: string | undefined;
  /** Why, above the text. */
  reason?: string | undefined;
  text: string;
  /** The error; a server error has an id that the person can report. */
  error?: unknown;
  onRetry: () => void;
  busy?: boolean | undefined;
  /** Another action, if retrying may not help. */
  action?: ReactNode;
}

export function RegionError({ title, reason, text, error, onRetry, busy, action }: RegionErrorProps) {
  'use no memo';
  const { tryAgain, referenceOf } = useUiStrings();
  const reference = referenceOf(error);
  useMarkErrorShown(error);
  return (
    <div role="alert" className="flex flex-col items-center justify-center px-6 py-10 text-center">
      <TriangleAlert aria-hidden="true" className="mb-3 size-8 stroke-[1.5] text-danger-ink" />
      {title ? <h1 className="mb-1 text-16 font-semibold">{title}</h1> : null}
      {reason ? <p className="mb-1 text-14 font-semibold">{reason}</p> : null}
      <p className="max-w-90 text-13 text-pretty text-ink-2">{text}</p>
      {reference ? <p className="mt-1 text-12 text-ink-3">{reference}</p> : null}
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {action}
        <Button icon={<RotateCw />} onClick={onRetry} busy={busy}>
          {tryAgain}
        </Button>
      </div>
    </div>
  );
}
