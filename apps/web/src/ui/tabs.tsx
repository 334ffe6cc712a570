// Tabs; arrow keys move and select. `underline` for pages, `segmented` for short choices, `vertical` for a list at the side.
// Written by hand, because the library's would make the sign-in screen heavier.
import { createContext, type KeyboardEvent, type ReactNode, useContext, useEffect, useId } from 'react';
import { cn } from '#lib/cn.ts';
import '#ui/tabs.css';

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
  variant?: 'underline' | 'segmented' | 'vertical' | undefined;
  className?: string | undefined;
  listClassName?: string | undefined;
  /** `TabPanel`s. */
  children: ReactNode;
}

const Chosen = createContext({ value: '', base: '' });
const tabId = (base: string, value: string) => `${base}-tab-${value}`;
const panelId = (base: string, value: string) => `${base}-panel-${value}`;

export function Tabs({ value, onChange, tabs, label, variant = 'underline', className, listClassName, children }: TabsProps) {
  const base = useId();
  const vertical = variant === 'vertical';
  // Scrolls the selected tab into view if the tabs overflow. `scrollIntoView` would scroll the page, too.
  useEffect(() => {
    const tab = document.getElementById(tabId(base, value));
    const list = tab?.parentElement;
    if (list) list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [base, value]);

  function steer(event: KeyboardEvent): void {
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[nextTab(event.key, at, tabs.length, vertical) ?? -1];
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(tabId(base, next.value))?.focus();
  }

  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        aria-orientation={vertical ? 'vertical' : 'horizontal'}
        className={cn('tabs', `tabs-${variant}`, listClassName)}
        onKeyDown={steer}
      >
        {tabs.map((tab) => {
          const chosen = tab.value === value;
          return (
            <button
              key={tab.value}
              id={tabId(base, tab.value)}
              type="button"
              role="tab"
              aria-selected={chosen}
              aria-controls={chosen ? panelId(base, tab.value) : undefined}
              tabIndex={chosen ? 0 : -1}
              data-state={chosen ? 'active' : 'inactive'}
              className="tab"
              onClick={() => onChange(tab.value)}
            >
              {tab.icon ? <span className="menu-icon">{tab.icon}</span> : null}
              {tab.label}
            </button>
          );
        })}
      </div>
      <Chosen value={{ value, base }}>{children}</Chosen>
    </div>
  );
}

/** Returns the index that a key moves to, wrapping around; undefined for any other key. */
function nextTab(key: string, at: number, count: number, vertical: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const [back, on] = vertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (key !== back && key !== on) return undefined;
  return (at + (key === on ? 1 : -1) + count) % count;
}

interface TabPanelProps {
  value: string;
  className?: string | undefined;
  children: ReactNode;
}

export function TabPanel({ value, className, children }: TabPanelProps) {
  const chosen = useContext(Chosen);
  if (chosen.value !== value) return null;
  return (
    <div
      role="tabpanel"
      id={panelId(chosen.base, value)}
      aria-labelledby={tabId(chosen.base, value)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel takes the focus after its tab
      tabIndex={0}
      className={cn('tab-panel', className)}
    >
      {children}
    </div>
  );
}
