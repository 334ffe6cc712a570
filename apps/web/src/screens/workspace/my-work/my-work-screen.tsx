// My work: the person's own tasks on every board, by what is urgent, with their choice for today and a line for new tasks.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useEvents } from '#features/events/events.queries.ts';
import { myItemsQuery, myWorkCardsQuery, myWorkQuery, shownMyWork } from '#features/my-work/my-work.queries.ts';
import { useFreshCounts } from '#features/my-work/use-fresh-counts.ts';
import { FirstScreenSetup } from '#features/setup/setup-slot.tsx';
import { useDoFirstText } from '#features/today/do-first-text.ts';
import { nudgesQuery } from '#features/today/nudges.queries.ts';
import { todayQuery } from '#features/today/today.queries.ts';
import { useCurrentUser, useShowsSetup } from '#features/users/users.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useToday } from '#lib/dates.ts';
import { isFirstTry } from '#lib/first-try.ts';
import { useBelow } from '#lib/media.ts';
import { useScreenTitle } from '#lib/screen-title.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { MyItems } from '#screens/workspace/my-work/my-items.tsx';
import { createMyOrder } from '#screens/workspace/my-work/my-order.ts';
import { MyWorkAdd } from '#screens/workspace/my-work/my-work-add.tsx';
import { requestIn } from '#screens/workspace/my-work/my-work-address.ts';
import { MyWorkList } from '#screens/workspace/my-work/my-work-list.tsx';
import { MyWorkToolbar } from '#screens/workspace/my-work/my-work-toolbar.tsx';
import { useMyDrags } from '#screens/workspace/my-work/use-my-drags.ts';
import { DoFirst, type WithPlan } from '#screens/workspace/today/do-first.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import '#screens/workspace/my-work/my-work.css';

/** `renderPlan` renders the plan of the person's day or week until it is closed. */
export function MyWorkScreen({ renderPlan }: Pick<WithPlan, 'renderPlan'>) {
  const { myWork } = useText();
  // Waits for these texts here, not where they are shown, which would take the screen away again.
  useDoFirstText();
  useEvents();
  useScreenTitle(myWork.title);
  const [search] = useSearch();
  const request = useMemo(() => requestIn(search), [search]);
  useLayoutEffect(() => shownMyWork.set(request), [request]);
  const [order] = useState(createMyOrder);
  const cards = useQuery(myWorkCardsQuery);
  const view = useQuery({
    ...myWorkQuery(request),
    enabled: cards.data !== undefined,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  useFreshCounts(useToday());
  // The workspaces name the boards; without them all boards are shown.
  const { data: boards = [], isLoading: areBoardsAwaited } = useQuery(workspacesQuery);
  // They stand above the tasks, which would move if they came first.
  const items = useQuery({ ...myItemsQuery(request), placeholderData: keepPreviousData });
  const doFirst = useQuery(todayQuery);
  const nudges = useQuery(nudgesQuery());
  const isReady = cards.data && view.data && ![items, doFirst, nudges].some(isFirstTry);
  const { startScreen } = useCurrentUser();
  const showsSetup = useShowsSetup() && startScreen === 'my-work';
  // On a phone the line for new tasks is within reach of the thumb.
  const narrow = useBelow('md');
  const { dragged, on } = useMyDrags(request, cards.data, view.data);
  const failed = [cards, view].find(({ isError }) => isError);
  if (areBoardsAwaited) return <Waiting />;
  const add = <MyWorkAdd boards={boards} />;
  return (
    // Keys and menus change dates without dragging.
    <div className="flex h-full min-h-0 flex-col" {...on}>
      {showsSetup ? <FirstScreenSetup /> : null}
      <MyWorkToolbar request={request} boards={boards} />
      {narrow ? null : add}
      {isReady && request.workspaceId === undefined ? (
        <DoFirst cards={cards.data} view={view.data} renderPlan={renderPlan} />
      ) : null}
      <MyItems request={request} order={order} />
      {isReady ? (
        <MyWorkList
          cards={cards.data}
          view={view.data}
          request={request}
          boards={boards}
          order={order}
          dragged={dragged}
          isLate={view.isPlaceholderData}
        />
      ) : failed ? (
        <div className="grid flex-1 place-items-center">
          <RegionError
            text={myWork.loadFailed}
            error={failed.error}
            busy={cards.isFetching || view.isFetching}
            onRetry={() => void (cards.data ? view.refetch() : cards.refetch())}
          />
        </div>
      ) : (
        <Waiting />
      )}
      {narrow ? add : null}
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-1 flex-col gap-3 px-(--page-pad) py-3">
      {['w-40', 'w-full', 'w-full', 'w-full', 'w-40', 'w-full', 'w-full'].map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <Skeleton key={at} className={`h-8 ${width}`} />
      ))}
    </div>
  );
}
