// Parts that a press opens: one that cannot be loaded leaves the rest as it is, and is asked for anew the next time.
import { Component, type FunctionComponent, type ReactNode, Suspense, useState } from 'react';
import { isLoadFailure } from '#lib/error-kind.ts';
import { part } from '#lib/part.tsx';
import { currentText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

interface Unloaded {
  /** It could not be loaded: the place to take back that it was wanted. */
  onUnloaded?: (() => void) | undefined;
}

type PropsOf<Module> = Module extends { default: (props: infer Props extends object) => unknown } ? Props : object;

/** A part with what to show while it loads (nothing) and when that fails (a message; with `quiet` nothing). */
export function late<Module extends { default: object }>(load: () => Promise<Module>, quiet = false) {
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
        <Suspense fallback={null}>
          <Drawn {...props} />
        </Suspense>
      </Net>
    );
  }
  return Object.assign(Late, { load: () => Part.load() });
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
    const { boundary, refresh } = currentText().shell;
    const { title, text } = boundary.network;
    const action = { label: refresh, run: () => location.reload() };
    if (!this.props.quiet) toast({ title, text, kind: 'destructive', action });
    this.props.onUnloaded?.();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (isLoadFailure(error)) return null;
    throw error;
  }
}
