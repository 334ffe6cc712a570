// The whole page while it loads, optionally with a text.
import { Spinner } from '#ui/spinner.tsx';

export function PageLoading({ text }: { text?: string | undefined }) {
  return (
    <main aria-busy="true" className="grid min-h-dvh place-content-center justify-items-center gap-3">
      <Spinner size={24} silent={text !== undefined} />
      {text === undefined ? null : (
        <p role="status" className="text-13 text-ink-2">
          {text}
        </p>
      )}
    </main>
  );
}
