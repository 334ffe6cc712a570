// Things that work until somebody revokes them, each with the button that does so after a question.
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Confirm, preloadConfirm } from '#ui/confirm.tsx';

export interface RevocableRow<Id> {
  id: Id;
  name: string;
  /** What stands in the place of the name, while it is edited. */
  heading?: ReactNode;
  /** What stands before the button. */
  actions?: ReactNode;
  /** What is known of it, below its name. */
  facts: ReactNode;
  /** What stands in the place of the button, where it cannot be revoked. */
  kept?: ReactNode;
}

interface RevocableListProps<Id> {
  label: string;
  rows: readonly RevocableRow<Id>[];
  words: {
    revoke: string;
    revokeNamed: (name: string) => string;
    revokeTitle: string;
    revokeText: (name: string) => string;
    cancel: string;
  };
  /** The row that is being revoked. */
  busyId: Id | undefined;
  onRevoke: (id: Id) => void;
}

export function RevocableList<Id extends number | string>({ label, rows, words, busyId, onRevoke }: RevocableListProps<Id>) {
  const [leaving, setLeaving] = useState<RevocableRow<Id>>();
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-60">
              {row.heading ?? <h3 className="text-13 font-medium wrap-anywhere">{row.name}</h3>}
              {row.facts}
            </div>
            <span className="flex flex-wrap gap-2">
              {row.actions}
              {row.kept ?? (
                <Button
                  aria-label={words.revokeNamed(row.name)}
                  disabled={busyId === row.id}
                  onPointerEnter={preloadConfirm}
                  onClick={() => setLeaving(row)}
                >
                  {words.revoke}
                </Button>
              )}
            </span>
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
