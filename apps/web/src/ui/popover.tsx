// A small panel beside the button that opens it. The panel is loaded when it is first opened.
import { lazyModule } from '#lib/lazy-module.ts';
import { LazyPanel } from '#ui/lazy-panel.tsx';
import type { PopoverProps } from '#ui/popover-panel.tsx';

const panel = lazyModule(() => import('#ui/popover-panel.tsx'));

/** Fetches the panel ahead of its first use. */
export const preloadPopover = panel.preload;

export function Popover(props: PopoverProps) {
  const { trigger, open, onOpenChange } = props;
  return (
    <LazyPanel kind="popover" part={panel} trigger={trigger} open={open} onOpenChange={onOpenChange}>
      {({ PopoverPanel }, { startsOpen }) => <PopoverPanel {...props} startsOpen={startsOpen} />}
    </LazyPanel>
  );
}
