// Lets signed-in people pass. Sends everybody else to the sign-in page, which leads back here.
import { screens } from '@app/contract/screens.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { AccountGone, SecondFactorDue } from '#app/lazy-screens.ts';
import { forgetQueries } from '#features/users/forget-person.queries.ts';
import { ReportBrowser } from '#features/users/report-browser.ts';
import { currentUserQuery, SignedIn } from '#features/users/users.queries.ts';
import { type ErrorKind, errorKind } from '#lib/error-kind.ts';
import { forgetShown } from '#lib/kept-copies.ts';
import { useScreenTitle } from '#lib/screen-title.ts';
import { dispatchSession, session, useAccountGone, useSessionError } from '#lib/session.ts';
import { currentText, reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { PageLoading } from '#ui/page-loading.tsx';
import { RegionError } from '#ui/region-error.tsx';

/** Screens about the person, which show a text while the person is loading. */
const saysLoading: readonly string[] = [screens.profile.pattern, screens.settings.pattern];

export function Guard() {
  const { data, error, isPending, isFetching, refetch } = useQuery(currentUserQuery);
  const { shell } = useText();
  const { pathname } = useLocation();
  const problem = useSessionError();
  const gone = useAccountGone();
  if (data) {
    return (
      <SignedIn value={data}>
        {gone ? <AccountGone why={gone} /> : data.secondFactorDue?.isDue ? <SecondFactorDue /> : <Outlet />}
        <ReportBrowser />
      </SignedIn>
    );
  }
  if (isPending) return <PageLoading text={saysLoading.includes(pathname) ? shell.loading : undefined} />;
  if (data === undefined && error) {
    return (
      <UserUnknown text={problem ?? reasonOf(error)} kind={errorKind(error)} busy={isFetching} onRetry={() => void refetch()} />
    );
  }
  return <SendToAuth />;
}

interface UnknownProps {
  text: string;
  kind: ErrorKind;
  busy: boolean;
  onRetry: () => void;
}

/** The current user could not be fetched. */
function UserUnknown({ text, kind, busy, onRetry }: UnknownProps) {
  'use no memo';
  const { boundary } = useText().shell;
  const { title } = boundary[kind === 'network' ? 'network' : 'api'];
  useScreenTitle('', title);
  return (
    <main className="grid min-h-dvh place-items-center">
      <RegionError title={title} text={text} busy={busy} onRetry={onRetry} />
    </main>
  );
}

function SendToAuth() {
  'use no memo';
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const leaving = session.get().phase === 'leaving';
    forgetQueries(client);
    // Whoever has logged out has deleted more already.
    if (!leaving) void forgetShown();
    dispatchSession({ type: 'left' });
    const requested = pathname + search + hash;
    // Whoever opens the bare address asked for no page, and did nothing wrong.
    if (!leaving && requested !== screens.home.href()) toast({ ...currentText().auth.required, kind: 'destructive' });
    void navigate(screens.auth.href(), { replace: true, state: leaving ? null : { from: requested } });
  }, [client, navigate, pathname, search, hash]);
  return <PageLoading />;
}
