// Follows an open task that has got its id from the server: its URL had the local one.
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createdTasks, withServerIds } from '#lib/created-tasks.ts';
import { useStore } from '#lib/store.ts';

export function useCreatedTasks(): void {
  const created = useStore(createdTasks);
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const path = pathname + search;
  const now = withServerIds(path, created);
  useEffect(() => {
    if (now !== path) void navigate(now, { replace: true, state });
  }, [now, path, state, navigate]);
}
