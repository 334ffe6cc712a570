// The state of the e-mail administration in the URL.
import { useSearch } from '#lib/use-search.ts';

export const emailParts = ['templates', 'settings', 'outbox', 'incoming'] as const;
export type EmailPart = (typeof emailParts)[number];

const names = ['part', 'template', 'copy', 'mail', 'state', 'recipient'] as const;
type Params = Partial<Record<(typeof names)[number], string>>;

/** Returns the state and its setter; `stay` keeps the other parameters and replaces the history entry. */
export function useEmailsUrlState() {
  const [search, setSearch] = useSearch();
  const params: Params = Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])));
  return {
    params,
    part: emailParts.find((part) => part === params.part) ?? emailParts[0],
    go: (next: Params) => setSearch({ tab: 'emails', ...next }),
    stay: (change: Partial<Record<keyof Params, string | undefined>>) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [name, value] of Object.entries(change)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true },
      ),
  };
}
