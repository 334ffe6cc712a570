// A full-screen panel that replaces a dropdown on small screens. It loads on first use.
import { useHeldKeys } from '#lib/use-held-keys.ts';
import type { FullScreenProps } from '#ui/full-screen-panel.tsx';
import { LightTrigger } from '#ui/light-trigger.tsx';
import { loadable, useLoaded } from '#ui/use-loaded.ts';

const panel = loadable(() => import('#ui/full-screen-panel.tsx'));

/** Preloads the panel. */
export function preloadFullScreen(): void {
  panel.load().catch(() => undefined);
}

export function FullScreen(props: FullScreenProps) {
  const close = () => props.onOpenChange(false);
  const loaded = useLoaded(panel, props.open, close);
  useHeldKeys(props.open && !loaded, 'panel', 'layer', close);
  if (loaded) return <loaded.FullScreenPanel {...props} />;
  return (
    <LightTrigger trigger={props.trigger} popup="dialog" onNear={preloadFullScreen} onOpen={() => props.onOpenChange(true)} />
  );
}
