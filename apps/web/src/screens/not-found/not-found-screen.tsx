// The screen of an unknown path.
import { screens } from '@app/contract/screens.ts';
import { Search, SearchX } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { openSearch } from '#lib/open-search.ts';
import { useScreenTitle } from '#lib/screen-title.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';

/** `search` shows a task search, for signed-in people. */
export function NotFoundScreen({ search = true }: { search?: boolean }) {
  const { notFound, notFoundPath, goToBoard, searchLabel } = useText().shell;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useScreenTitle('', notFound.title);
  return (
    <div className="flex h-full min-h-[60dvh] flex-col items-center justify-center px-6 py-12 text-center">
      <SearchX aria-hidden="true" className="mb-4 size-10 stroke-[1.25] text-ink-3" />
      <h1 className="text-20 font-semibold tracking-[-.017em]">{notFound.title}</h1>
      <p className="mt-2 text-14 text-ink-2">{notFound.text}</p>
      <p className="mt-1 max-w-110 text-13 wrap-anywhere text-ink-3">{notFoundPath(pathname)}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <Button variant="primary" onClick={() => void navigate(screens.home.href())}>
          {goToBoard}
        </Button>
        {search ? (
          <Button icon={<Search />} onClick={() => openSearch()}>
            {searchLabel}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
