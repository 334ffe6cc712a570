// The devices on which a sign-in needs no code, each with the button that ends it. Nothing, if there is none.
import type { TrustedDevice } from '@app/contract/trusted-devices/trusted-devices.contract.ts';
import { endTrustOf } from '#features/second-factors/second-factors.queries.ts';
import { useDates } from '#lib/dates.ts';
import { reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useSecurityText } from '#screens/profile/security/security-text.ts';
import { Badge } from '#ui/badge.tsx';
import { RevocableList } from '#ui/revocable-list.tsx';

export function TrustedDevices({ devices }: { devices: readonly TrustedDevice[] }) {
  const { sessions, trusted } = useSecurityText();
  const { mutate, isPending, variables } = useMutation(endTrustOf);
  if (devices.length === 0) return null;
  const words = { ...trusted, cancel: sessions.cancel };
  const rows = devices.map((device) => ({
    id: device.id,
    name: device.device,
    facts: <Facts device={device} />,
    actions: device.current ? <Badge tone="accent">{sessions.current}</Badge> : undefined,
  }));
  const end = (id: number) =>
    mutate(id, {
      onSuccess: () => toast({ title: words.revoked }),
      onError: (error) => toast({ title: words.failed, text: reasonOf(error), kind: 'destructive' }),
    });
  return (
    <section className="mt-4 border-t border-line pt-4">
      <h3 className="text-13 font-medium">{words.title}</h3>
      <p className="text-12 text-pretty text-ink-2">{words.text}</p>
      <RevocableList label={words.title} rows={rows} words={words} busyId={isPending ? variables : undefined} onRevoke={end} />
    </section>
  );
}

function Facts({ device: { address, createdAt, expiresAt } }: { device: TrustedDevice }) {
  const { sessions, trusted } = useSecurityText();
  const { formatInstant } = useDates();
  const facts = [address ?? sessions.noAddress, trusted.since(formatInstant(createdAt)), trusted.until(formatInstant(expiresAt))];
  return <p className="text-12 text-pretty wrap-anywhere text-ink-3">{facts.join(' · ')}</p>;
}
