// Things that work until somebody revokes them, each with the button that does so after a question.
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Confirm, preloadConfirm } from '#ui/confirm.tsx';

export interface RevocableRow {
  id: number;
  name: string;
  /** What is known of it, below its name. */
  facts: ReactNode;
}

interface RevocableListProps {
  label: string;
  rows: readonly RevocableRow[];
  words: {
    revoke: string;
    revokeNamed: (name: string) => string;
    revokeTitle: string;
    revokeText: (name: string) => string;
    cancel: string;
  };
  /** The row that is being revoked. */
  busyId: number | undefined;
  onRevoke: (id: number) => void;
}

export function RevocableList({ label, rows, words, busyId, onRevoke }: RevocableListProps) {
  const [leaving, setLeaving] = useState<RevocableRow>();
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <h3 className="text-13 font-medium wrap-anywhere">{row.name}</h3>
              {row.facts}
            </div>
            <Button
              aria-label={words.revokeNamed(row.name)}
              disabled={busyId === row.id}
              onPointerEnter={preloadConfirm}
              onClick={() => setLeaving(row)}
            >
              {words.revoke}
            </Button>
          </li>
        ))}
      </ul>
      <Confirm
        danger
        open={leaving !== undefined}
        onOpenChange={(open) => open || setLeaving(undefined)}
        title={words.revokeTitle}
        text={words.revokeText(leaving?.name ?? '')}
        confirmLabel={words.revoke}
        cancelLabel={words.cancel}
        onConfirm={() => leaving && onRevoke(leaving.id)}
      />
    </>
  );
}
