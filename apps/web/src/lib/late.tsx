// Parts that a press opens: one that cannot be loaded leaves the rest as it is, and is asked for anew the next time.
import { Component, type FunctionComponent, type ReactNode, Suspense, useState } from 'react';
import { isLoadFailure } from '#lib/error-kind.ts';
import { part } from '#lib/part.tsx';
import type { Opens } from '#lib/shortcuts.ts';
import { currentText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { openingFailed } from '#lib/type-ahead.ts';
import { useHeldKeys } from '#lib/use-held-keys.ts';

interface Unloaded {
  /** It could not be loaded: the place to take back that it was wanted. */
  onUnloaded?: (() => void) | undefined;
}

interface How {
  /** Nobody misses it when it cannot be loaded. */
  quiet?: boolean;
  /** It takes the focus: what is typed until then is held for it. */
  opens?: Opens;
  /** The name under which that is kept if it cannot be loaded. */
  what?: string;
}

type PropsOf<Module> = Module extends { default: (props: infer Props extends object) => unknown } ? Props : object;

/** A part with what to show while it loads (nothing) and when that fails (a message; with `quiet` nothing). */
export function late<Module extends { default: object }>(load: () => Promise<Module>, how: How = {}) {
  const { quiet = false, opens, what = 'part' } = how;
  let Part = part(attempt);
  async function attempt() {
    try {
      return (await load()) as unknown as { default: FunctionComponent<object> };
    } catch (error) {
      Part = part(attempt);
      throw error;
    }
  }
  function Late({ onUnloaded, ...props }: PropsOf<Module> & Unloaded) {
    // Which attempt it is stays the same while it is on the screen.
    const [Drawn] = useState(() => Part);
    return (
      <Net quiet={quiet} onUnloaded={onUnloaded}>
        <Suspense fallback={opens ? <Held what={what} opens={opens} onCancel={onUnloaded} /> : null}>
          <Drawn {...props} />
        </Suspense>
      </Net>
    );
  }
  return Object.assign(Late, { load: () => Part.load() });
}

interface HeldProps {
  what: string;
  opens: Opens;
  onCancel: (() => void) | undefined;
}

function Held({ what, opens, onCancel }: HeldProps): null {
  useHeldKeys(true, what, opens, onCancel);
  return null;
}

interface NetProps extends Unloaded {
  quiet: boolean;
  children: ReactNode;
}

/** Catches that a part could not be loaded; whatever else goes wrong in it is for the boundary of the screen. */
class Net extends Component<NetProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!isLoadFailure(error)) return;
    const { boundary, refresh, typedKept } = currentText().shell;
    const { title, text } = boundary.network;
    const action = { label: refresh, run: () => location.reload() };
    const isKept = openingFailed();
    if (!this.props.quiet) toast({ title, text: isKept ? `${text} ${typedKept}` : text, kind: 'destructive', action });
    this.props.onUnloaded?.();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (isLoadFailure(error)) return null;
    throw error;
  }
}
