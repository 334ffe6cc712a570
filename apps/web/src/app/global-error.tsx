// The last error boundary. Its styles are inline, so that it appears even without the style sheet.
import type { Catalogue } from '@app/texts/catalogue.ts';
import { englishEntrance } from '@app/texts/english/english-entrance.ts';
import { Component, type CSSProperties, type ReactNode } from 'react';
import { report } from '#app/report-error.ts';
import { currentText } from '#lib/text.ts';

/** Catches what no other boundary catches. */
export class GlobalErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    report('application', error);
  }

  override render(): ReactNode {
    return this.state.failed ? <ApplicationError /> : this.props.children;
  }
}

const page: CSSProperties = { minHeight: '100dvh', display: 'grid', placeItems: 'center', fontFamily: 'system-ui, sans-serif' };
const card: CSSProperties = { maxWidth: 440, padding: 24, textAlign: 'center', lineHeight: 1.5 };
const button: CSSProperties = {
  marginTop: 16,
  padding: '10px 18px',
  border: '1px solid currentColor',
  borderRadius: 6,
  font: 'inherit',
};

/** The screen of an error that nothing else caught. */
function ApplicationError() {
  'use no memo';
  const { application, refresh } = strings();
  return (
    <main style={page}>
      <div role="alert" style={card}>
        <h1 style={{ fontSize: 20, fontWeight: 600 }}>{application.title}</h1>
        <p>{application.text}</p>
        <button type="button" style={button} onClick={() => location.reload()}>
          {refresh}
        </button>
      </div>
    </main>
  );
}

/** Returns the strings in the person's language, or in English if that is what failed. */
function strings(): Catalogue['shell'] {
  try {
    return currentText().shell;
  } catch {
    return englishEntrance.shell;
  }
}
