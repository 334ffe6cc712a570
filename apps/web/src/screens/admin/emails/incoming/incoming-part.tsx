// Incoming mail in the administration: how mails come in, the addresses of the boards, and the last mails.
import { useQuery } from '@tanstack/react-query';
import { MailQuestionMark } from 'lucide-react';
import { incomingSetupQuery } from '#features/incoming-mails/incoming-mails.queries.ts';
import { useText } from '#lib/text.ts';
import { BoardAddresses } from '#screens/admin/emails/incoming/board-addresses.tsx';
import { IncomingLog } from '#screens/admin/emails/incoming/incoming-log.tsx';
import { IncomingWays } from '#screens/admin/emails/incoming/incoming-ways.tsx';
import { Empty } from '#ui/empty.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function IncomingPart() {
  const { incomingMails: words } = useText();
  const { data, error, isError, isFetching, refetch } = useQuery(incomingSetupQuery);
  if (!data) {
    return isError ? (
      <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-80 w-full" />
    );
  }
  if (!data.isConfigured) return <Empty icon={<MailQuestionMark />} title={words.off} text={words.offText} />;
  return (
    <div className="flex flex-col gap-5">
      <IncomingWays setup={data} />
      <BoardAddresses boards={data.boards} />
      <IncomingLog />
    </div>
  );
}
