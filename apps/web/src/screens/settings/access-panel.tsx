// Shows a person's tokens or other access for programs, with the button that makes more: loading, empty, failed or listed.
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Panel } from '#ui/panel.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface AccessPanelProps<Row, Key extends readonly unknown[]> {
  words: { title: string; text: string; make: string; none: string; loadFailed: string };
  icon: ReactNode;
  query: UseQueryOptions<Row[], Error, Row[], Key>;
  list: (rows: Row[]) => ReactNode;
  /** Loads the dialog before it is opened. */
  preload: () => void;
  dialog: (close: () => void) => ReactNode;
  /** Shown below the list. */
  children?: ReactNode;
}

export function AccessPanel<Row, Key extends readonly unknown[]>(props: AccessPanelProps<Row, Key>) {
  const { words, icon, query, list, preload, dialog, children } = props;
  const { data, isError, error, isFetching, refetch } = useQuery(query);
  const [isMaking, setMaking] = useState(false);
  const button = (
    <Button icon={<Plus />} onPointerEnter={preload} onClick={() => setMaking(true)}>
      {words.make}
    </Button>
  );
  return (
    <Panel title={words.title} text={words.text}>
      {data === undefined ? (
        isError ? (
          <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-24 w-full" />
        )
      ) : data.length === 0 ? (
        <Empty icon={icon} title={words.none} action={button} />
      ) : (
        <>
          {list(data)}
          <div className="mt-3">{button}</div>
        </>
      )}
      {children}
      {isMaking ? dialog(() => setMaking(false)) : null}
    </Panel>
  );
}
