// A button of the bar for selected tasks, alone or with a panel above it.
import type { ComponentProps, ReactNode } from 'react';
import { Popover } from '#ui/popover.tsx';
import { Tooltip } from '#ui/tooltip.tsx';

interface ActButtonProps extends ComponentProps<'button'> {
  label: string;
  icon: ReactNode;
  /** Its key. */
  kbd?: string | undefined;
  danger?: boolean;
  /** Shows no label at any width. */
  bare?: boolean;
}

export function ActButton({ label, icon, kbd, danger, bare, ...rest }: ActButtonProps) {
  return (
    <Tooltip label={label} kbd={kbd} side="top">
      <button type="button" className="bulk-act" data-danger={danger ? '' : undefined} aria-label={label} {...rest}>
        <span className="bulk-icon" aria-hidden="true">
          {icon}
        </span>
        {bare ? null : <span aria-hidden="true">{label}</span>}
      </button>
    </Tooltip>
  );
}

interface ActPanelProps extends Pick<ActButtonProps, 'label' | 'icon' | 'kbd'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus: (event: Event) => void;
  className: string;
  children: ReactNode;
}

export function ActPanel({ label, icon, kbd, children, ...panel }: ActPanelProps) {
  return (
    <Popover {...panel} label={label} side="top" align="start" trigger={<ActButton label={label} icon={icon} kbd={kbd} />}>
      {children}
    </Popover>
  );
}
