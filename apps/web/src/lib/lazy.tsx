// Lazy components: each is a chunk of its own, preloaded after the first paint or loaded when somebody opens it.
import { Component, type FunctionComponent, lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { isLoadFailure } from '#lib/error-kind.ts';
import { textReady } from '#lib/language.ts';
import { type LazyModule, lazyModule } from '#lib/lazy-module.ts';
import type { Opens } from '#lib/shortcuts.ts';
import { currentText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { openingFailed } from '#lib/type-ahead.ts';
import { useHeldKeys } from '#lib/use-held-keys.ts';

type LazyComponent<Props> = FunctionComponent<Props> & {
  preload: LazyModule<unknown>['preload'];
};

type PropsOf<Module> = Module extends { default: (props: infer Props extends object) => unknown } ? Props : object;

/**
 * React's `lazy` with a preload. It waits for all texts; only the sign-in, whose texts come with the page, is `early`. A preloaded
 * component answers React at once, which would else show the fallback, and then for 300 ms at least.
 */
export function lazyComponent<Module extends { default: object }>(
  load: () => Promise<Module>,
  { early = false } = {},
): LazyComponent<PropsOf<Module>> {
  type Loaded = { default: FunctionComponent<PropsOf<Module>> };
  const part = lazyModule(async () => (await loadWithText(load, early)) as unknown as Loaded);
  // biome-ignore lint/suspicious/noThenProperty: React reads it without waiting.
  const atOnce = (module: Loaded) => ({ then: (use: (module: Loaded) => void) => use(module) }) as Promise<Loaded>;
  function loadForReact(): Promise<Loaded> {
    const loaded = part.loaded();
    return loaded ? atOnce(loaded) : part.load();
  }
  return Object.assign(lazy(loadForReact) as unknown as FunctionComponent<PropsOf<Module>>, { preload: part.preload });
}

async function loadWithText<Module>(load: () => Promise<Module>, early = false): Promise<Module> {
  const [module] = await Promise.all([load(), early ? undefined : textReady()]);
  return module;
}

interface OverlayOptions {
  /** No message when it cannot be loaded, because nobody misses it. */
  silent?: boolean;
  /** It takes the focus: keys pressed before it is loaded are held for it. */
  opens?: Opens;
  /** The name under which held text is stored when it cannot be loaded. */
  name?: string;
}

interface LoadErrorProps {
  /** The overlay could not be loaded: resets the state that opened it. */
  onLoadError?: (() => void) | undefined;
}

/**
 * A lazy component over a screen. It renders nothing while it loads. When it cannot be loaded, the screen stays, a message
 * appears (not with `silent`), and the next opening tries again.
 */
export function lazyOverlay<Module extends { default: object }>(load: () => Promise<Module>, options: OverlayOptions = {}) {
  const { silent = false, opens, name = 'part' } = options;
  let Current = lazyComponent(attempt);
  async function attempt() {
    try {
      return (await loadWithText(load)) as unknown as { default: FunctionComponent<object> };
    } catch (error) {
      Current = lazyComponent(attempt);
      throw error;
    }
  }
  function Overlay({ onLoadError, ...props }: PropsOf<Module> & LoadErrorProps) {
    // The attempt stays the same while the overlay is mounted.
    const [Content] = useState(() => Current);
    return (
      <LoadErrorBoundary silent={silent} onLoadError={onLoadError}>
        <Suspense fallback={opens ? <HoldKeys name={name} opens={opens} onCancel={onLoadError} /> : null}>
          <Content {...props} />
        </Suspense>
      </LoadErrorBoundary>
    );
  }
  return Object.assign(Overlay, { preload: () => Current.preload() });
}

interface HoldKeysProps {
  name: string;
  opens: Opens;
  onCancel: (() => void) | undefined;
}

function HoldKeys({ name, opens, onCancel }: HoldKeysProps): null {
  useHeldKeys(true, name, opens, onCancel);
  return null;
}

interface BoundaryProps extends LoadErrorProps {
  silent: boolean;
  children: ReactNode;
}

/** Catches load failures only; the screen's error boundary catches every other error. */
class LoadErrorBoundary extends Component<BoundaryProps, { error: unknown }> {
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
    if (!this.props.silent) toast({ title, text: isKept ? `${text} ${typedKept}` : text, kind: 'destructive', action });
    this.props.onLoadError?.();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (isLoadFailure(error)) return null;
    throw error;
  }
}

/** Milliseconds after the first paint: `soon` is for the overlays that people open first. */
const delays = { soon: 700, later: 2_000 };

/** Runs once, a moment after the component's first paint: for preloading and other work that can wait. */
export function useAfterFirstPaint(run: () => void, when: keyof typeof delays = 'later'): void {
  const start = useEffectEvent(run);
  useEffect(() => {
    const timer = setTimeout(() => start(), delays[when]);
    return () => clearTimeout(timer);
  }, [when]);
}
