// A section of the sidebar and its rows.
import type { ReactNode } from 'react';
import { Link, NavLink } from '#lib/link.tsx';
import { formatCount } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import { Tooltip } from '#ui/tooltip.tsx';

export interface SidebarProps {
  collapsed: boolean;
  /** The person clicked a link. */
  onGo: () => void;
}

interface SectionProps {
  title: string;
  collapsed: boolean;
  /** Whether what stands above still gets its size. */
  waits?: boolean;
  children: ReactNode;
}

export function Section({ title, collapsed, waits = false, children }: SectionProps) {
  return (
    <section aria-label={title} className="sidebar-section" data-waits={waits || undefined}>
      {collapsed ? null : <h2 className="sidebar-title">{title}</h2>}
      <ul>{children}</ul>
    </section>
  );
}

interface RowProps extends SidebarProps {
  to: string;
  label: string;
  icon: ReactNode;
  count?: number | undefined;
  /** Whether the address is that of the row, where its path alone does not say so. */
  current?: boolean | undefined;
}

export function Row({ to, label, icon, count = 0, current, collapsed, onGo }: RowProps) {
  const { openTasks } = useText().shell;
  const Anchor = current === undefined ? NavLink : Link;
  const currentProps = current ? ({ 'aria-current': 'page' } as const) : {};
  const link = (
    <Anchor {...currentProps} to={to} className="sidebar-row" onClick={onGo} aria-label={collapsed ? label : undefined}>
      <span aria-hidden="true" className="sidebar-icon">
        {icon}
      </span>
      {collapsed ? null : <span className="min-w-0 flex-1 truncate">{label}</span>}
      {collapsed || count === 0 ? null : (
        <span className="sidebar-count">
          <span aria-hidden="true">{formatCount(count)}</span>
          <span className="sr-only">{openTasks(count)}</span>
        </span>
      )}
    </Anchor>
  );
  return (
    <li>
      {collapsed ? (
        <Tooltip label={label} side="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  );
}
