// The dialogs of the people: which one is open, and for whom.
import type { AdminUser } from '@app/contract/users/users.contract.ts';
import { ResetDialog } from '#features/password-resets/reset-dialog.tsx';
import { deleteUser } from '#features/users/manage-users.queries.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { usePeopleText } from '#screens/admin/users/people-text.ts';
import { Confirm } from '#ui/confirm.tsx';

const opens = { opens: 'layer' } as const;
export const AddPeopleDialog = lazyOverlay(
  () => import('#screens/admin/users/add-people-dialog.tsx').then((m) => ({ default: m.AddPeopleDialog })),
  opens,
);
export const AllTokensDialog = lazyOverlay(
  () => import('#screens/admin/users/all-tokens-dialog.tsx').then((m) => ({ default: m.AllTokensDialog })),
  opens,
);
export const ServiceAccountDialog = lazyOverlay(
  () => import('#screens/admin/users/service-account-dialog.tsx').then((m) => ({ default: m.ServiceAccountDialog })),
  opens,
);
export const RegistrationDialog = lazyOverlay(
  () => import('#screens/admin/users/registration-dialog.tsx').then((m) => ({ default: m.RegistrationDialog })),
  opens,
);
const ActiveQuestion = lazyOverlay(
  () => import('#screens/admin/users/active-question.tsx').then((m) => ({ default: m.ActiveQuestion })),
  opens,
);
const SignOutQuestion = lazyOverlay(
  () => import('#screens/admin/users/sign-out-question.tsx').then((m) => ({ default: m.SignOutQuestion })),
  opens,
);
const PhoneQuestion = lazyOverlay(
  () => import('#screens/admin/users/phone-question.tsx').then((m) => ({ default: m.PhoneQuestion })),
  opens,
);
const HandOverDialog = lazyOverlay(
  () => import('#screens/admin/users/hand-over-dialog.tsx').then((m) => ({ default: m.HandOverDialog })),
  opens,
);
const TokenDialog = lazyOverlay(
  () => import('#features/tokens/token-dialog.tsx').then((m) => ({ default: m.TokenDialog })),
  opens,
);

type Act = 'reset' | 'token' | 'remove' | 'active' | 'handOver' | 'signOut' | 'phone';
/** What is about nobody in the list. */
type OtherAct = 'add' | 'registration' | 'tokens' | 'program';
interface OfUser {
  act: Act;
  user: AdminUser;
}
export type OpenDialog = OfUser | { act: OtherAct } | undefined;

interface UserDialogsProps {
  open: OpenDialog;
  onOpen: (dialog: OpenDialog) => void;
}

export function UserDialogs({ open, onOpen }: UserDialogsProps) {
  const close = () => onOpen(undefined);
  const ends = { onClose: close, onLoadError: close };
  if (open && !('user' in open)) return <OtherDialogs act={open.act} onOpen={onOpen} ends={ends} />;
  if (open?.act === 'token') return <TokenDialog {...ends} account={open.user} />;
  if (open?.act === 'reset') return <ResetDialog user={open.user} onClose={close} />;
  if (open?.act === 'handOver') return <HandOverDialog {...ends} user={open.user} />;
  if (open?.act === 'active') return <ActiveQuestion {...ends} user={open.user} />;
  if (open?.act === 'phone') return <PhoneQuestion {...ends} user={open.user} />;
  if (open?.act === 'signOut') return <SignOutQuestion {...ends} user={open.user} />;
  return <RemoveQuestion user={open?.user} onClose={close} />;
}

interface OtherDialogsProps {
  act: OtherAct;
  onOpen: (dialog: OpenDialog) => void;
  ends: { onClose: () => void; onLoadError: () => void };
}

/** The dialogs that are about nobody in the list. */
function OtherDialogs({ act, onOpen, ends }: OtherDialogsProps) {
  if (act === 'add') return <AddPeopleDialog {...ends} />;
  if (act === 'registration') return <RegistrationDialog {...ends} />;
  if (act === 'tokens') return <AllTokensDialog {...ends} />;
  return <ServiceAccountDialog {...ends} onCreated={(user) => onOpen({ act: 'token', user })} />;
}

interface RemoveQuestionProps {
  user: AdminUser | undefined;
  onClose: () => void;
}

/** Asks before an account is deleted. */
function RemoveQuestion({ user, onClose }: RemoveQuestionProps) {
  const { manage: words } = useText().users;
  const { account } = usePeopleText();
  const remove = useMutation(deleteUser);
  return (
    <Confirm
      danger
      open={user !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={words.removeTitle}
      text={account.removeText(user?.fullName ?? '')}
      confirmLabel={words.remove}
      cancelLabel={words.cancel}
      onConfirm={() => user && remove.mutate(user)}
    />
  );
}
