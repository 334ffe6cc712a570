// The composition of the product: providers, routes, toast, live region, error screens.
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { Announcer } from '#app/announcer.tsx';
import { GlobalErrorBoundary } from '#app/global-error.tsx';
import { logOutQuestion } from '#app/log-out.ts';
import { queryClient } from '#app/query-client.ts';
import { AppRoutes } from '#app/routes.tsx';
import { Toasts } from '#app/toasts.tsx';
import { lazyOverlay } from '#lib/lazy.tsx';
import { showLoadError } from '#lib/load-error-toast.ts';
import { markErrorShown } from '#lib/shown-errors.ts';
import { useStore } from '#lib/store.ts';
import { referenceOf, useText } from '#lib/text.ts';
import { UiStringsContext } from '#ui/strings.ts';

const LogOutQuestion = lazyOverlay(() =>
  import('#app/offline/log-out-question.tsx').then((m) => ({ default: m.LogOutQuestion })),
);

export function App() {
  return (
    <GlobalErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Strings>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
          <Toasts />
          <BeforeLogOut />
          <Announcer />
        </Strings>
      </QueryClientProvider>
    </GlobalErrorBoundary>
  );
}

/** A sign-out asks on every screen, also on the one of an error. */
function BeforeLogOut() {
  return useStore(logOutQuestion) ? <LogOutQuestion /> : null;
}

function Strings({ children }: { children: ReactNode }) {
  const { close, loading, tryAgain } = useText().shell;
  return (
    <UiStringsContext value={{ close, loading, tryAgain, referenceOf, markErrorShown, showLoadError }}>
      {children}
    </UiStringsContext>
  );
}
