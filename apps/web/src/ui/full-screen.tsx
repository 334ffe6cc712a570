// A full-screen panel that replaces a dropdown on small screens. It loads on first use.
import { useHeldKeys } from '#lib/use-held-keys.ts';
import type { FullScreenProps } from '#ui/full-screen-panel.tsx';
import { lazyModule, useLazyModule } from '#ui/lazy-module.ts';
import { LazyTrigger } from '#ui/lazy-trigger.tsx';

const panel = lazyModule(() => import('#ui/full-screen-panel.tsx'));

/** Preloads the panel. */
export function preloadFullScreen(): void {
  panel.load().catch(() => undefined);
}

export function FullScreen(props: FullScreenProps) {
  const close = () => props.onOpenChange(false);
  const loaded = useLazyModule(panel, props.open, close);
  useHeldKeys(props.open && !loaded, 'panel', 'layer', close);
  if (loaded) return <loaded.FullScreenPanel {...props} />;
  return (
    <LazyTrigger trigger={props.trigger} popup="dialog" onNear={preloadFullScreen} onOpen={() => props.onOpenChange(true)} />
  );
}
