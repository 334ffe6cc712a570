// The error boundary of every screen: contains an error, classifies it and offers a retry.
import { timing } from '@app/contract/limits.ts';
import { Component, type ReactNode } from 'react';
import { ErrorCard } from '#app/error-card.tsx';
import { report } from '#app/report-error.ts';
import { type ErrorKind, errorKind, isLoadFailure, isPersistent } from '#lib/error-kind.ts';

interface Props {
  /** A new value, such as the path, clears the error. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  failed: boolean;
  kind: ErrorKind;
  persistent: boolean;
  resetKey: string;
}

let attempts = 0;
let lastError = 0;

/** Catches errors of a screen; the frame around it keeps working. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false, kind: 'unknown', persistent: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true, kind: errorKind(error), persistent: isPersistent(attempts, Date.now() - lastError) };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { resetKey: props.resetKey, failed: false, error: null };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    report('screen', error);
    if (Date.now() - lastError > timing.persistentErrorWithin) attempts = 0;
    lastError = Date.now();
  }

  private readonly retry = (): void => {
    attempts += 1;
    // Only a page load fetches a chunk again that could not be loaded.
    if (isLoadFailure(this.state.error)) location.reload();
    this.setState({ failed: false, error: null });
  };

  override render(): ReactNode {
    const { failed, ...caught } = this.state;
    return failed ? <ErrorCard {...caught} onRetry={this.retry} /> : this.props.children;
  }
}
