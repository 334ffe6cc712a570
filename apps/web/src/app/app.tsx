// The composition of the product: providers, routes, toast, live region, error screens.
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { Announcer } from '#app/announcer.tsx';
import { GlobalErrorBoundary } from '#app/global-error.tsx';
import { queryClient } from '#app/query-client.ts';
import { AppRoutes } from '#app/routes.tsx';
import { Toasts } from '#app/toasts.tsx';
import { referenceOf, useText } from '#lib/text.ts';
import { told } from '#lib/told-failures.ts';
import { tellUnloaded } from '#lib/unloaded.ts';
import { UiWordsContext } from '#ui/words.ts';

export function App() {
  return (
    <GlobalErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Words>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
          <Toasts />
          <Announcer />
        </Words>
      </QueryClientProvider>
    </GlobalErrorBoundary>
  );
}

function Words({ children }: { children: ReactNode }) {
  const { close, loading, tryAgain } = useText().shell;
  return (
    <UiWordsContext value={{ close, loading, tryAgain, referenceOf, told, unloaded: tellUnloaded }}>{children}</UiWordsContext>
  );
}
