// The task templates of a board: whoever sees the board uses them, those who manage it make, change and delete them.
import type { TaskTemplate } from '@app/contract/task-templates/task-templates.contract.ts';
import { taskTemplateLimits } from '@app/contract/task-templates/task-templates.limits.ts';
import { useQuery } from '@tanstack/react-query';
import { LayoutTemplate, Pencil, Plus, SearchX, Trash2 } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { few } from '#features/pickers/choice-field.tsx';
import { removeTaskTemplate, taskTemplatesQuery } from '#features/task-templates/task-templates.queries.ts';
import { templateFacts } from '#features/task-templates/template-facts.ts';
import { usersById, usersQuery } from '#features/users/users.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { searchFilter } from '#lib/search-filter.ts';
import { unloaded, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Empty } from '#ui/empty.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const TemplateEditor = lazyOverlay(
  () => import('#screens/workspace/task-templates/template-editor.tsx').then((m) => ({ default: m.TemplateEditor })),
  { opens: 'field', name: 'task-template' },
);

interface TemplatesDialogProps {
  workspaceId: number;
  onUse: (template: TaskTemplate) => void;
  onClose: () => void;
}

export function TemplatesDialog({ workspaceId, onUse, onClose }: TemplatesDialogProps) {
  const { taskTemplates: words, tasks } = useText();
  const { data, error, isFetching, refetch } = useQuery(taskTemplatesQuery(workspaceId));
  const workspace = useQuery(workspacesQuery).data?.find(({ id }) => id === workspaceId);
  const users = useQuery(usersQuery).data;
  const people = useMemo(() => usersById(users ?? []), [users]);
  const { mutate: remove, isPending: isRemoving, variables: removed } = useMutation(removeTaskTemplate);
  const [edited, setEdited] = useState<'new' | TaskTemplate>();
  const [typed, setTyped] = useState('');
  const body = useRef<HTMLDivElement>(null);
  const search = useDeferredValue(typed);
  const isMeant = searchFilter(search);
  const manages = workspace?.mayAddColumns ?? false;
  const isFull = (data?.length ?? 0) >= taskTemplateLimits.perBoard;
  const found = (data ?? []).filter(({ name, title }) => isMeant(name, title));
  const close = () => setEdited(undefined);
  const create = manages ? (
    <Button variant="primary" icon={<Plus />} disabled={isFull} onClick={() => setEdited('new')}>
      {words.create}
    </Button>
  ) : null;

  function removeOne(template: TaskTemplate) {
    // The button goes with its row: the dialog keeps the focus.
    remove(template, { onSuccess: () => body.current?.closest<HTMLElement>('[role="dialog"]')?.focus() });
  }
  return (
    <Dialog
      open
      title={words.title}
      description={words.text}
      onOpenChange={(open) => open || onClose()}
      footer={
        <div className="flex w-full flex-wrap items-center justify-end gap-2">
          {isFull && manages ? <p className="me-auto min-w-0 flex-1 text-12 text-pretty text-ink-2">{words.full}</p> : null}
          <Button onClick={onClose}>{tasks.close}</Button>
          {data && data.length > 0 ? create : null}
        </div>
      }
    >
      <div ref={body} className="flex flex-col gap-3">
        {data && data.length > few ? (
          <search>
            <SearchInput label={words.search} value={typed} onChange={(event) => setTyped(event.target.value)} />
            <p role="status" className="sr-only">
              {search.trim() === '' ? null : words.found(found.length)}
            </p>
          </search>
        ) : null}
        {data === undefined ? (
          error ? (
            <RegionError
              text={`${words.loadFailed} ${unloaded(error)}`}
              error={error}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <Skeleton className="h-40 w-full" />
          )
        ) : data.length === 0 ? (
          <Empty
            icon={<LayoutTemplate />}
            title={words.empty.title}
            text={manages ? words.empty.text : words.empty.member}
            action={create}
          />
        ) : found.length === 0 ? (
          <Empty icon={<SearchX />} title={words.nothingFound.title} text={words.nothingFound.text} />
        ) : (
          <ul aria-label={words.list} className="divide-y divide-line">
            {found.map((template) => (
              <Row
                key={template.id}
                template={template}
                manages={manages}
                busy={isRemoving && removed.id === template.id}
                onUse={() => onUse(template)}
                onEdit={() => setEdited(template)}
                onRemove={() => removeOne(template)}
              />
            ))}
          </ul>
        )}
      </div>
      {edited === undefined ? null : (
        <TemplateEditor
          workspaceId={workspaceId}
          department={workspace?.department ?? ''}
          people={people}
          template={edited === 'new' ? undefined : edited}
          onClose={close}
          onLoadError={close}
        />
      )}
    </Dialog>
  );
}

interface RowProps {
  template: TaskTemplate;
  manages: boolean;
  busy: boolean;
  onUse: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

function Row({ template, manages, busy, onUse, onEdit, onRemove }: RowProps) {
  const text = useText();
  const { taskTemplates: words } = text;
  const { name, title, leftOut } = template;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="text-13 font-medium wrap-anywhere">{name}</h3>
        {title === '' ? null : <p className="line-clamp-2 text-12 wrap-anywhere">{title}</p>}
        <p className="text-12 text-pretty text-ink-2">{templateFacts(template, text)}</p>
        {leftOut > 0 && manages ? <p className="text-12 text-pretty text-ink-2">{words.leftOut(leftOut)}</p> : null}
      </div>
      <div className="flex items-center gap-1">
        <Button aria-label={words.useOne(name)} onClick={onUse}>
          {words.useShort}
        </Button>
        {manages ? (
          <>
            <IconButton label={words.editOne(name)} icon={<Pencil />} onClick={onEdit} />
            <IconButton label={words.removeOne(name)} icon={<Trash2 />} aria-busy={busy} disabled={busy} onClick={onRemove} />
          </>
        ) : null}
      </div>
    </li>
  );
}
