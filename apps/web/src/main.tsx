// Starts the web: styles, session, the first requests, React.
import { screens } from '@app/contract/screens.ts';
import { isCancelledError } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { followForcedColors } from '#app/forced-colors.ts';
import { loadFor } from '#app/lazy-screens.ts';
import { queryClient } from '#app/query-client.ts';
import { refetchFailedQueries } from '#app/refetch-failed.ts';
import { report } from '#app/report-error.ts';
import { startOffline } from '#app/start-offline.ts';
import { watchSession } from '#app/watch-session.ts';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { watchConnectivity } from '#lib/connectivity.ts';
import { watchHistory } from '#lib/history-guard.ts';
import { languageReady, startLanguage } from '#lib/language.ts';
import { followSystemTheme } from '#lib/theme.ts';
import { watchPageEnd } from '#lib/unanswered-writes.ts';
import { setQueue } from '#lib/waiting-writes.ts';
import '#styles/main.css';

addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  // What a screen had asked for that was left meanwhile is no error.
  if (isCancelledError(event.reason)) return;
  console.error(event.reason);
  report('promise', event.reason);
});

startLanguage();
followSystemTheme();
followForcedColors();
watchHistory();
watchConnectivity();
watchSession(queryClient);
refetchFailedQueries(queryClient);
startOffline(queryClient);
setQueue(() => import('#app/offline/queue.ts'));
watchPageEnd(() => queryClient.getQueryData(currentUserQuery.queryKey)?.user.id);

/** The longest wait for the first chunks, in milliseconds, before the page shows that it is loading. */
const loadingDelay = 300;

const { pathname } = location;
const person = queryClient.prefetchQuery(currentUserQuery).then(languageReady);
const ready = Promise.allSettled([person, loadFor(location)]);
if (pathname.startsWith(screens.workspace.href(0).slice(0, -1))) {
  void import('#app/prefetch-board.ts')
    .then(({ prefetchBoard: fetchFirstBoard }) => fetchFirstBoard(queryClient, pathname))
    .catch(() => undefined);
}
// No top-level await: it would keep the bundler from merging small chunks.
const soon = Promise.race([ready, new Promise((resolve) => setTimeout(resolve, loadingDelay))]);
void Promise.all([soon, languageReady()]).then(draw);

function draw(): void {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
