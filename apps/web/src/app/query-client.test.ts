// The defaults of every query and mutation, and that errors go to the console.
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '#app/query-client.ts';

describe('the query client', () => {
  it('tries nothing again, asks nothing again by itself, and finds nothing stale', () => {
    expect(queryClient.getDefaultOptions()).toMatchObject({
      queries: { retry: false, refetchOnWindowFocus: false, refetchInterval: false, staleTime: Number.POSITIVE_INFINITY },
      mutations: { retry: false },
    });
  });
  it('writes every error to the console', async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const refuse = () => Promise.reject(new Error('Query Error (/api/x): 500: No'));
    await queryClient.fetchQuery({ queryKey: ['x'], queryFn: refuse }).catch(() => undefined);
    await queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: refuse })
      .execute(undefined)
      .catch(() => undefined);
    expect(written.mock.calls.map(([error]) => String(error))).toEqual(Array(2).fill('Error: Query Error (/api/x): 500: No'));
    written.mockRestore();
  });
});
