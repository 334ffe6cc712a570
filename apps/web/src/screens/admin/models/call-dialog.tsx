// One call of the model with what was sent and received, if that was kept.
import { useQuery } from '@tanstack/react-query';
import { modelCallQuery } from '#features/models/models.queries.ts';
import { RequestError } from '#lib/call.ts';
import { useDates } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { contentOf } from '#screens/admin/models/call-content.ts';
import { toneOf } from '#screens/admin/models/calls-list.tsx';
import { SentText } from '#screens/admin/models/sent-text.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface CallDialogProps {
  callId: number;
  onClose: () => void;
}

export function CallDialog({ callId, onClose }: CallDialogProps) {
  const { models } = useText();
  const { calls: words } = models;
  const { formatInstant } = useDates();
  const { data, error, isFetching, refetch } = useQuery(modelCallQuery(callId));
  const isGone = error instanceof RequestError && error.status === 404;
  return (
    <Dialog
      open
      size="lg"
      title={data ? words.title(data.fullName) : words.show}
      onOpenChange={(open) => open || onClose()}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      {data ? (
        <>
          <p className="mb-4 flex flex-wrap items-center gap-2 text-13 text-ink-2">
            <Badge tone={toneOf(data.outcome)}>{words.outcomes[data.outcome]}</Badge>
            <span>{formatInstant(data.at)}</span>
            <span className="wrap-anywhere">
              {data.model} · {data.host}
            </span>
          </p>
          {data.content === null ? <p className="text-13 text-ink-2">{words.noContent}</p> : <Content stored={data.content} />}
        </>
      ) : error ? (
        <RegionError
          text={isGone ? models.callNotFound : words.oneFailed}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-100 w-full" />
      )}
    </Dialog>
  );
}

function Content({ stored }: { stored: string }) {
  const { calls: words } = useText().models;
  const { sent, received } = contentOf(stored);
  return (
    <div className="flex flex-col gap-4">
      <section>
        <h3 className="mb-1.5 text-13 font-medium">{words.sent}</h3>
        <ol className="flex flex-col gap-2">
          {sent.map(({ role, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the messages never change their order.
            <li key={index}>
              <SentText label={role === '' ? words.sent : role} text={text} isNamed={role !== ''} />
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h3 className="mb-1.5 text-13 font-medium">{words.received}</h3>
        {received === '' ? (
          <p className="text-13 text-ink-2">{words.nothingReceived}</p>
        ) : (
          <SentText label={words.received} text={received} />
        )}
      </section>
    </div>
  );
}
