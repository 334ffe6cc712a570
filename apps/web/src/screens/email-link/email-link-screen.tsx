// The page behind a link about an e-mail address. It asks before it acts, because mail programs open links by themselves.
import { screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AuthFrame } from '#features/auth/auth-frame.tsx';
import { InvalidLink } from '#features/auth/invalid-link.tsx';
import { confirmEmail, emailLinkQuery, revertEmail } from '#features/email-confirmations/email-confirmations.queries.ts';
import { Link } from '#lib/link.tsx';
import { useScreenTitle } from '#lib/screen-title.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { PageLoading } from '#ui/page-loading.tsx';

export function EmailLinkScreen() {
  const { page } = useText().emailConfirmations;
  // The fragment is never sent to a server, so no log contains the token.
  const token = useLocation().hash.slice(1);
  const { data, error, isFetching, refetch } = useQuery(emailLinkQuery(token));
  useScreenTitle(page.title);
  if (!data && !error) return <PageLoading />;
  return (
    <AuthFrame>
      {data ? (
        <Act token={token} {...data} />
      ) : (
        <InvalidLink
          error={error as Error}
          title={page.dead}
          text={page.deadText}
          lookFailed={page.lookFailed}
          to={screens.auth.href()}
          busy={isFetching}
          onRetry={() => void refetch()}
        >
          {page.toSignIn}
        </InvalidLink>
      )}
    </AuthFrame>
  );
}

interface ActProps {
  token: string;
  kind: 'confirm' | 'revert';
  email: string;
  username: string;
}

function Act({ token, kind, email, username }: ActProps) {
  const { page } = useText().emailConfirmations;
  const navigate = useNavigate();
  const confirming = useMutation(confirmEmail);
  const reverting = useMutation(revertEmail);
  const heading = useId();
  const { isPending, error } = kind === 'confirm' ? confirming : reverting;
  if (confirming.isSuccess) return <Confirmed email={email} />;

  function act(): void {
    if (kind === 'confirm') confirming.mutate(token);
    else
      reverting.mutate(token, {
        onSuccess: ({ resetToken }) => void navigate(screens.passwordReset.href(resetToken), { replace: true }),
      });
  }

  const words =
    kind === 'confirm'
      ? { title: page.confirm, text: page.confirmText, button: page.confirmButton, busy: page.confirming }
      : { title: page.revert, text: page.revertText, button: page.revertButton, busy: page.reverting };
  return (
    <section aria-labelledby={heading} className="auth-card">
      <h1 id={heading} className="text-24 font-semibold tracking-[-.019em]">
        {words.title}
      </h1>
      <p className="mt-1 mb-6 text-14 text-pretty wrap-anywhere text-ink-2">{words.text(email, username)}</p>
      <FormError text={error && !isPending ? `${page.failed}: ${reasonOf(error)}` : undefined} />
      <Button variant="primary" size="lg" className="mt-2 w-full" busy={isPending} busyLabel={words.busy} onClick={act}>
        {words.button}
      </Button>
    </section>
  );
}

function Confirmed({ email }: { email: string }) {
  const { page } = useText().emailConfirmations;
  return (
    <div className="auth-card" role="status">
      <h1 className="text-24 font-semibold tracking-[-.019em]">{page.confirmed}</h1>
      <p className="mt-1 mb-6 text-14 text-pretty wrap-anywhere text-ink-2">{page.confirmedText(email)}</p>
      <Link className="auth-link" replace to={screens.home.href()}>
        {page.open}
      </Link>
    </div>
  );
}
