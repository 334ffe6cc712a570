// Starts the web: styles, session, the first requests, React.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { loadFor } from '#app/lazy-screens.ts';
import { queryClient } from '#app/query-client.ts';
import { watchSession } from '#app/watch-session.ts';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { watchReachability } from '#lib/reachable.ts';
import { followSystemTheme } from '#lib/theme.ts';
import '#styles/main.css';

addEventListener('unhandledrejection', (event) => {
  console.error(event.reason);
  event.preventDefault();
});

followSystemTheme();
watchReachability();
watchSession(queryClient);
void queryClient.prefetchQuery(currentUserQuery);
loadFor(location.pathname);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
