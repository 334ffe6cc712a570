// The search on small screens: an icon that opens it in full screen.
import { Search } from 'lucide-react';
import { useState } from 'react';
import { TaskSearch } from '#app/shell/search/task-search.tsx';
import { useOpenSearch } from '#lib/open-search.ts';
import { useText } from '#lib/text.ts';
import { FullScreen } from '#ui/full-screen.tsx';
import { IconButton } from '#ui/icon-button.tsx';

export function MobileSearch() {
  const { searchLabel } = useText().shell;
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  useOpenSearch((wanted) => {
    setWords(wanted);
    setOpen(true);
  });
  function change(next: boolean): void {
    if (!next) setWords('');
    setOpen(next);
  }
  return (
    <FullScreen
      open={open}
      onOpenChange={change}
      title={searchLabel}
      trigger={<IconButton label={searchLabel} icon={<Search />} />}
    >
      <TaskSearch alone words={words} onDone={() => change(false)} />
    </FullScreen>
  );
}
