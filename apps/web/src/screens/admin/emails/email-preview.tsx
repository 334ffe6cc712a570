// The preview of a template with the data of a made-up person; it follows typing.
import type { PreviewRequest } from '@app/contract/email-templates/email-templates.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { previewQuery } from '#features/email-templates/email-templates.queries.ts';
import { cn } from '#lib/cn.ts';
import { useText } from '#lib/text.ts';
import { MailView } from '#screens/admin/emails/outbox/mail-view.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface EmailPreviewProps {
  request: PreviewRequest;
  className?: string | undefined;
}

export function EmailPreview({ request, className }: EmailPreviewProps) {
  const { mail: words, subject, preview } = useText().emailTemplates;
  const { data, error, isError, isFetching, refetch } = useQuery(previewQuery(request));
  if (isError) return <RegionError text={words.failed} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className={cn('w-full', className)} />;
  return (
    <div className={cn('flex min-h-0 flex-col gap-2', className)}>
      <p className="flex-none text-13 wrap-anywhere">
        <span className="me-2 text-ink-2">{subject}</span>
        <span className="font-medium">{data.subject}</span>
      </p>
      <MailView html={data.html} text={data.text} title={preview} className="flex-1" />
      <p className="flex-none text-12 text-ink-2">{words.sample}</p>
    </div>
  );
}
