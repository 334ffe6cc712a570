// The checklist templates: a table, or cards on small screens; view, edit, delete, create.
import type { ChecklistTemplate } from '@app/contract/checklist-templates/checklist-templates.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { ListChecks, Plus, SearchX } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { checklistTemplatesQuery, removeTemplate } from '#features/checklist-templates/checklist-templates.queries.ts';
import { compareTexts } from '#lib/collation.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useBelow } from '#lib/media.ts';
import { searchFilter } from '#lib/search-filter.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useReloadDraft } from '#lib/use-reload-draft.ts';
import { TemplateCards, TemplateTable } from '#screens/admin/templates/template-list.tsx';
import { TemplateView } from '#screens/admin/templates/template-view.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Empty } from '#ui/empty.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const TemplateEditor = lazyOverlay(
  () => import('#screens/admin/templates/template-editor.tsx').then((m) => ({ default: m.TemplateEditor })),
  {
    opens: 'field',
    name: 'template',
  },
);

/** As many fit at a glance. */
const few = 10;

type Open = { kind: 'create' } | { kind: 'view' | 'edit' | 'remove'; template: ChecklistTemplate };

export function TemplatesTab() {
  const { checklistTemplates: words } = useText();
  const { data, error, isError, isFetching, refetch } = useQuery(checklistTemplatesQuery);
  const [open, setOpen] = useState<Open>();
  const [typed, setTyped] = useReloadDraft('search-templates');
  const isMeant = searchFilter(useDeferredValue(typed));
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
  const found = data
    .filter(({ name, description, department }) => isMeant(name, description, department))
    .sort((a, b) => compareTexts(a.name, b.name));
  const create = (
    <Button variant="primary" icon={<Plus />} onClick={() => setOpen({ kind: 'create' })}>
      {words.create}
    </Button>
  );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <h2 className="me-auto text-16 font-semibold tracking-[-.011em]">{words.heading}</h2>
        {data.length > few ? (
          <search className="sm:w-64 max-sm:order-last max-sm:w-full">
            <SearchInput label={words.search} value={typed} onChange={(event) => setTyped(event.target.value)} />
          </search>
        ) : null}
        {data.length > 0 ? create : null}
      </div>
      {data.length === 0 ? (
        <Empty icon={<ListChecks />} title={words.empty} text={words.emptyText} action={create} />
      ) : found.length === 0 ? (
        <Empty icon={<SearchX />} title={words.noMatch} />
      ) : (
        <List templates={found} onAct={(kind, template) => setOpen({ kind, template })} />
      )}
      {open?.kind === 'view' ? (
        <TemplateView
          template={open.template}
          onClose={close}
          onEdit={() => setOpen({ kind: 'edit', template: open.template })}
        />
      ) : null}
      {open?.kind === 'create' ? <TemplateEditor onClose={close} onLoadError={close} /> : null}
      {open?.kind === 'edit' ? <TemplateEditor template={open.template} onClose={close} onLoadError={close} /> : null}
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
