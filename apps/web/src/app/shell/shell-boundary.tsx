// The error boundary of a part of the frame. The other parts keep working, the bar under the header names it, and it is retried.

import { timing } from '@app/contract/limits.ts';
import type { Catalogue } from '@app/texts/catalogue.ts';
import { Component, type ReactNode } from 'react';
import { report } from '#app/report-error.ts';
import { createStore } from '#lib/store.ts';

interface Broken {
  name: Exclude<keyof Catalogue['shell']['parts'], 'missing'>;
  reset: () => void;
}

/** The parts that are broken at the moment. */
export const brokenParts = createStore<readonly Broken[]>([]);

interface Props {
  name: Broken['name'];
  children: ReactNode;
}

export class ShellBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private broken: Broken | undefined;

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    report('screen', error);
    this.forget();
    this.broken = { name: this.props.name, reset: this.reset };
    brokenParts.set([...brokenParts.get(), this.broken]);
    this.timer = setTimeout(this.reset, timing.refetchFailedAfter);
  }

  override componentWillUnmount(): void {
    this.forget();
  }

  private readonly reset = (): void => {
    this.forget();
    this.setState({ failed: false });
  };

  private forget(): void {
    clearTimeout(this.timer);
    brokenParts.set(brokenParts.get().filter((part) => part !== this.broken));
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
