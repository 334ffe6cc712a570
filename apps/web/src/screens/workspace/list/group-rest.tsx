// The tasks of a group that have not loaded: a row that loads them when it comes into view, or says why it could not.
import { RotateCw } from 'lucide-react';
import { useNumbers } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import { type ListRest, restId } from '#screens/workspace/list/list-groups.tsx';
import { Button } from '#ui/button.tsx';
import { useMarkErrorShown, useUiStrings } from '#ui/strings.ts';

interface GroupRestProps {
  rest: ListRest;
  line: number;
  /** The number of the row in the table, from 0. */
  at: number;
  onMore: () => void;
}

export function GroupRest({ rest, line, at, onMore }: GroupRestProps) {
  const { company } = useText();
  const { formatCount } = useNumbers();
  const { tryAgain, referenceOf } = useUiStrings();
  const { busy, error, left } = rest;
  useMarkErrorShown(error);
  const hasFailed = error !== undefined && !busy;
  return (
    <tr className="list-rest" data-heading={line} aria-rowindex={at + 2}>
      <td>
        {/* The button stays while it loads, so that the keys keep their place. */}
        <div className="list-rest-line">
          {hasFailed ? (
            <p role="alert" className="truncate">
              {[company.moreFailed, referenceOf(error)].filter(Boolean).join(' ')}
            </p>
          ) : null}
          <Button
            id={restId(rest)}
            variant={hasFailed ? 'secondary' : 'ghost'}
            busy={busy}
            icon={hasFailed ? <RotateCw /> : undefined}
            onClick={onMore}
          >
            {hasFailed ? tryAgain : company.loadRest(formatCount(left))}
          </Button>
        </div>
      </td>
    </tr>
  );
}
