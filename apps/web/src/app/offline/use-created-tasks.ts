// Follows an open task that has got its id from the server: its URL had the local one.
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createdTasks } from '#app/offline/queue.ts';
import { useStore } from '#lib/store.ts';

export function useCreatedTasks(): void {
  const created = useStore(createdTasks);
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const path = pathname + search;
  useEffect(() => {
    const found = [...created].find(([localId]) => path.includes(String(localId)));
    if (found) void navigate(path.replace(String(found[0]), String(found[1])), { replace: true, state });
  }, [created, path, state, navigate]);
}
