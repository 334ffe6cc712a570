// A button with only an icon; its label is its name and its tooltip.
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#lib/cn.ts';
import { Tooltip, type TooltipSide } from '#ui/tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  icon: ReactNode;
  /** 28 px instead of the control height; a coarse pointer still gets 44. */
  small?: boolean | undefined;
  kbd?: string | undefined;
  tooltipSide?: TooltipSide | undefined;
}

export function IconButton({ label, icon, small, kbd, tooltipSide, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label} kbd={kbd} side={tooltipSide}>
      <button type="button" aria-label={label} {...rest} className={cn('icon-button', small && 'icon-button-small', className)}>
        {icon}
      </button>
    </Tooltip>
  );
}
