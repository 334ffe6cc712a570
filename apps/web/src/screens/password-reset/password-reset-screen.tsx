// The page behind a link for a new password; afterwards the person signs in with it.
import { screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { AuthFrame } from '#features/auth/auth-frame.tsx';
import { InvalidLink } from '#features/auth/invalid-link.tsx';
import { linkedResetQuery } from '#features/password-resets/password-resets.queries.ts';
import { useScreenTitle } from '#lib/screen-title.ts';
import { currentText, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { NewPasswordForm } from '#screens/password-reset/new-password-form.tsx';
import { PageLoading } from '#ui/page-loading.tsx';

export function PasswordResetScreen() {
  const { page } = useText().passwordResets;
  const navigate = useNavigate();
  // The fragment is never sent to a server, so no log contains the token.
  const token = useLocation().hash.slice(1);
  const { data, error, isFetching, refetch } = useQuery(linkedResetQuery(token));
  useScreenTitle(page.title);

  function saved(username: string): void {
    const words = currentText().passwordResets.page;
    toast({ title: words.saved, text: words.savedText });
    void navigate(screens.auth.href(), { replace: true, state: { username } });
  }

  if (error) {
    return (
      <AuthFrame>
        <InvalidLink
          error={error}
          title={page.dead}
          text={page.deadText}
          lookFailed={page.lookFailed}
          to={screens.auth.href()}
          busy={isFetching}
          onRetry={() => void refetch()}
        >
          {page.toSignIn}
        </InvalidLink>
      </AuthFrame>
    );
  }
  if (!data) return <PageLoading />;
  return (
    <AuthFrame>
      <div className="auth-card">
        <h1 className="text-24 font-semibold tracking-[-.019em]">{page.heading}</h1>
        <p className="mt-1 mb-6 text-14 text-pretty wrap-anywhere text-ink-2">{page.text(data.username)}</p>
        <NewPasswordForm token={token} username={data.username} onSaved={saved} />
      </div>
    </AuthFrame>
  );
}
