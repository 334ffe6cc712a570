// Signing in and registering: the card on the left, a presentation of the product on the right.
import type { Credentials } from '@app/contract/auth/auth.contract.ts';
import { defaultWorkspaceId } from '@app/contract/limits.ts';
import { screens } from '@app/contract/screens.ts';
import type { SignInWays } from '@app/contract/sign-in-ways/sign-in-ways.contract.ts';
import type { RegistrationForm } from '@app/contract/users/users.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { AuthFrame } from '#features/auth/auth-frame.tsx';
import { LoginForm } from '#features/auth/login-form.tsx';
import { isPasskeyOrigin, knowsPasskeys } from '#features/auth/passkeys/works-here.ts';
import { signInWaysQuery } from '#features/auth/sign-in-ways.queries.ts';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { lazyComponent, useAfterFirstPaint } from '#lib/lazy.tsx';
import { useScreenTitle } from '#lib/screen-title.ts';
import { useText } from '#lib/text.ts';
import { PageLoading } from '#ui/page-loading.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';

const loadRegistration = () => import('#features/auth/register-form.tsx').then((m) => ({ default: m.RegisterForm }));
const RegisterForm = lazyComponent(loadRegistration);
const ForgotPassword = lazyComponent(() =>
  import('#features/auth/forgot-password.tsx').then((m) => ({ default: m.ForgotPassword })),
);
const ProviderSignIn = lazyComponent(() =>
  import('#features/auth/provider-sign-in.tsx').then((m) => ({ default: m.ProviderSignIn })),
);

export function AuthScreen() {
  const { data, isPending } = useQuery(currentUserQuery);
  const ways = useQuery(signInWaysQuery);
  const from = cameFrom(useLocation().state);
  if (data) return <Navigate to={from ?? screens.workspace.href(defaultWorkspaceId)} replace />;
  if (isPending || ways.isPending) return <PageLoading />;
  return (
    <AuthFrame>
      <AuthCard ways={ways.data} from={from} />
    </AuthFrame>
  );
}

interface AuthCardProps {
  /** Undefined if the server has not said them. */
  ways: SignInWays | undefined;
  /** The page that somebody asked for. */
  from: string | undefined;
}

function AuthCard({
  ways: { password = true, providers = [], passkey = false, passkeyOrigin = null } = {} as SignInWays,
  from,
}: AuthCardProps) {
  const { auth } = useText();
  const { state, search } = useLocation();
  const [tab, setTab] = useState('login');
  const [asksPassword, askPassword] = useState(password);
  const [registered, setRegistered] = useState(nameIn(state));
  const [credentials, keepCredentials] = useState<Credentials>();
  const [typed, keep] = useState<RegistrationForm>();
  useAfterFirstPaint(() => void RegisterForm.preload());
  useScreenTitle(tab === 'login' ? auth.loginTab : auth.registerTab);
  const tabs = [
    { value: 'login', label: auth.loginTab },
    { value: 'register', label: auth.registerTab },
  ];
  const hasPasskeys = passkey && passkeyOrigin !== null && isPasskeyOrigin(passkeyOrigin) && knowsPasskeys();
  const offer =
    providers.length > 0 || search.includes('problem=') ? (
      <ProviderSignIn providers={providers} next={from} only={!asksPassword} onPassword={() => askPassword(true)} />
    ) : null;
  return (
    <div className="auth-card">
      <h1 className="text-24 font-semibold tracking-[-.019em]">{tab === 'login' ? auth.welcome : auth.join}</h1>
      <p className="mt-1 mb-6 text-14 text-ink-2">{tab === 'login' ? auth.welcomeText : auth.joinText}</p>
      {asksPassword ? (
        <Tabs value={tab} onChange={setTab} tabs={tabs} label={auth.tabs} variant="segmented" listClassName="mb-6">
          <TabPanel value="login">
            {offer}
            <LoginForm registered={registered} hasPasskeys={hasPasskeys} typed={credentials} onLeave={keepCredentials} />
            <Forgot />
          </TabPanel>
          <TabPanel value="register">
            <Suspense fallback={<Spinner size={20} />}>
              <RegisterForm
                typed={typed}
                onLeave={keep}
                onRegistered={(username) => {
                  setRegistered(username);
                  keepCredentials(undefined);
                  setTab('login');
                }}
              />
            </Suspense>
          </TabPanel>
        </Tabs>
      ) : (
        offer
      )}
    </div>
  );
}

function Forgot() {
  const { auth } = useText();
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-4 text-center">
      <button type="button" aria-expanded={open} className="auth-link" onClick={() => setOpen(!open)}>
        {auth.forgot}
      </button>
      {open ? (
        <div className="mt-3 border-t border-line pt-4 text-start">
          <Suspense fallback={<Spinner size={20} />}>
            <ForgotPassword />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}

/** Returns the person whose password was just reset. */
function nameIn(state: unknown): string {
  const name = typeof state === 'object' && state !== null && 'username' in state ? state.username : '';
  return typeof name === 'string' ? name : '';
}

/** Returns the path that the guard redirected from, if it is one of this page. */
function cameFrom(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : undefined;
}
