// Tabs; arrows move and select. `underline` for pages, `segmented` for short choices, `vertical` for a list at the side.
import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '#lib/cn.ts';

interface Tab {
  value: string;
  label: string;
  icon?: ReactNode;
}

interface TabsProps {
  value: string;
  onChange: (value: string) => void;
  tabs: readonly Tab[];
  /** The name of the tab list. */
  label: string;
  look?: 'underline' | 'segmented' | 'vertical' | undefined;
  className?: string | undefined;
  listClassName?: string | undefined;
  /** `TabPanel`s. */
  children: ReactNode;
}

export function Tabs({ value, onChange, tabs, label, look = 'underline', className, listClassName, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // Where the tabs need more room than there is, the chosen one is in sight.
  useEffect(() => {
    const chosen = [...(list.current?.children ?? [])].find((tab) => tab.id.endsWith(`-${value}`));
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [value]);
  return (
    <Radix.Root
      value={value}
      onValueChange={onChange}
      orientation={look === 'vertical' ? 'vertical' : 'horizontal'}
      className={className}
    >
      <Radix.List ref={list} aria-label={label} className={cn('tabs', `tabs-${look}`, listClassName)}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className="tab">
            {tab.icon ? <span className="menu-icon">{tab.icon}</span> : null}
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

interface TabPanelProps {
  value: string;
  className?: string | undefined;
  children: ReactNode;
}

export function TabPanel({ value, className, children }: TabPanelProps) {
  return (
    <Radix.Content value={value} className={cn('tab-panel', className)}>
      {children}
    </Radix.Content>
  );
}
