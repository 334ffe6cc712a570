// The person's menu on small screens: a full screen instead of a dropdown.
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useAccountItems } from '#app/shell/account-items.tsx';
import { PersonHead } from '#app/shell/person-head.tsx';
import { VersionLine } from '#app/shell/version-line.tsx';
import { cn } from '#lib/cn.ts';
import { useText } from '#lib/text.ts';
import { FullScreen } from '#ui/full-screen.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { MenuEntry } from '#ui/menu.tsx';

export function MobileMenu() {
  const { shell } = useText();
  const [open, setOpen] = useState(false);
  const items = useAccountItems(() => setOpen(false));
  const entries = items.filter((item) => item !== 'separator');
  return (
    <FullScreen
      open={open}
      onOpenChange={setOpen}
      title={shell.menu}
      trigger={<IconButton label={shell.menu} icon={<MenuIcon />} />}
    >
      <div className="p-2">
        <PersonHead />
        {entries.map((entry) =>
          entry.items ? <Choice key={entry.label} entry={entry} /> : <Line key={entry.label} entry={entry} />,
        )}
        <VersionLine />
      </div>
    </FullScreen>
  );
}

function Line({ entry }: { entry: MenuEntry }) {
  return (
    <button type="button" className="mobile-row" onClick={() => entry.onSelect?.()}>
      <span className="menu-icon">{entry.icon}</span>
      {entry.label}
    </button>
  );
}

/** A submenu as a row of buttons. */
function Choice({ entry }: { entry: MenuEntry }) {
  const choices = (entry.items ?? []).filter((item) => item !== 'separator');
  return (
    <fieldset className="mobile-row h-auto flex-wrap py-1.5">
      <legend className="sr-only">{entry.label}</legend>
      <span className="menu-icon">{entry.icon}</span>
      <span aria-hidden="true" className="flex-1">
        {entry.label}
      </span>
      <div className="flex gap-0.5 rounded-md bg-column p-0.5">
        {choices.map((choice) => (
          <button
            key={choice.label}
            type="button"
            aria-pressed={choice.checked}
            onClick={() => choice.onSelect?.()}
            className={cn('h-9 rounded-sm px-3 text-13 font-medium', choice.checked ? 'bg-card shadow-card' : 'text-ink-2')}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
