// The header: the screen's title, search, notifications and the person's menu.
import { PanelLeft } from 'lucide-react';
import { sidebarToggleProps } from '#app/shell/sidebar-focus.ts';
import { WideTools } from '#app/shell/wide-tools.tsx';
import { useShortcutHint } from '#lib/hotkey.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useBelow } from '#lib/media.ts';
import { screenTitle } from '#lib/screen-title.ts';
import type { Sidebar } from '#lib/sidebar-state.ts';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { IconButton } from '#ui/icon-button.tsx';

const NarrowTools = lazyOverlay(() => import('#app/shell/narrow-tools.tsx').then((m) => ({ default: m.NarrowTools })));

export function Header({ sidebar }: { sidebar: Sidebar }) {
  const { shell } = useText();
  const { title, heading } = useStore(screenTitle);
  const narrow = useBelow('md');
  const hint = useShortcutHint('sidebar');
  return (
    <header className="header">
      {sidebar.collapsed ? (
        <IconButton
          label={shell.expand}
          kbd={hint}
          icon={<PanelLeft />}
          className="-ms-1.5"
          onClick={sidebar.toggle}
          {...sidebarToggleProps}
        />
      ) : null}
      <div className="min-w-0 flex-1">
        {title === '' ? null : (
          <h1 className="written hyphens-auto">
            {heading ? (
              <>
                <span className="header-above">{heading.above}</span> <span className="header-name">{heading.name}</span>
              </>
            ) : (
              <span className="header-name">{title}</span>
            )}
          </h1>
        )}
      </div>
      {narrow ? <NarrowTools /> : <WideTools />}
    </header>
  );
}
