// The checklist templates: a table, or cards where there is little room; view, edit, delete, create.
import type { ChecklistTemplate } from '@app/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ListChecks, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { checklistTemplatesQuery, removeTemplate } from '#features/checklist-templates/checklist-templates.queries.ts';
import { useBelow } from '#lib/media.ts';
import { useText } from '#lib/text.ts';
import { TemplateCards, TemplateTable } from '#screens/admin/template-list.tsx';
import { TemplateView } from '#screens/admin/template-view.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Empty } from '#ui/empty.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const TemplateEditor = lazy(() => import('#screens/admin/template-editor.tsx').then((m) => ({ default: m.TemplateEditor })));

type Open = { kind: 'create' } | { kind: 'view' | 'edit' | 'remove'; template: ChecklistTemplate };

export function TemplatesTab() {
  const { checklistTemplates: words } = useText();
  const { data, error, isError, isFetching, refetch } = useQuery(checklistTemplatesQuery);
  const [open, setOpen] = useState<Open>();
  const remove = useMutation(removeTemplate);
  const narrow = useBelow('md');
  if (!data) {
    return isError ? (
      <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-80 w-full" />
    );
  }
  const close = () => setOpen(undefined);
  const List = narrow ? TemplateCards : TemplateTable;
  const create = (
    <Button variant="primary" icon={<Plus />} onClick={() => setOpen({ kind: 'create' })}>
      {words.create}
    </Button>
  );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <h2 className="me-auto text-16 font-semibold tracking-[-.011em]">{words.heading}</h2>
        {data.length > 0 ? create : null}
      </div>
      {data.length === 0 ? (
        <Empty icon={<ListChecks />} title={words.empty} text={words.emptyText} action={create} />
      ) : (
        <List templates={data} onAct={(kind, template) => setOpen({ kind, template })} />
      )}
      {open?.kind === 'view' ? (
        <TemplateView
          template={open.template}
          onClose={close}
          onEdit={() => setOpen({ kind: 'edit', template: open.template })}
        />
      ) : null}
      <Suspense fallback={null}>
        {open?.kind === 'create' ? <TemplateEditor onClose={close} /> : null}
        {open?.kind === 'edit' ? <TemplateEditor template={open.template} onClose={close} /> : null}
      </Suspense>
      <Confirm
        danger
        open={open?.kind === 'remove'}
        onOpenChange={(shown) => shown || close()}
        title={words.removeAsk(open?.kind === 'remove' ? open.template.name : '')}
        text={words.removeText}
        confirmLabel={words.remove}
        cancelLabel={words.cancel}
        onConfirm={() => open?.kind === 'remove' && remove.mutate(open.template)}
      />
    </>
  );
}
