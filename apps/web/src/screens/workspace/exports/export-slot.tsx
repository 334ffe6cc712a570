// The place of 'Export' above a board. The button loads after the first paint, so the first screen is not larger.
import { Suspense, useState } from 'react';
import { lazyComponent, useAfterFirstPaint } from '#lib/lazy.tsx';

const ExportMenu = lazyComponent(
  () => import('#screens/workspace/exports/export-menu.tsx').then((m) => ({ default: m.ExportMenu })),
  ['overlays'],
);

export function ExportSlot(props: { workspaceId: number; name: string }) {
  const [isPainted, setPainted] = useState(false);
  useAfterFirstPaint(() => void ExportMenu.preload().then(() => setPainted(true)), 'soon');
  return isPainted ? (
    <Suspense fallback={null}>
      <ExportMenu {...props} />
    </Suspense>
  ) : null;
}
