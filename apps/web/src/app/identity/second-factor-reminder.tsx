// Reminds once a page of a second step that is required soon.
import { screens } from '@app/contract/screens.ts';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSecondFactorsText } from '#features/auth/second-factors-text.ts';
import { useSecondFactorDue } from '#features/users/users.queries.ts';
import { useDates } from '#lib/dates.ts';
import { toast } from '#lib/toast.ts';

export function SecondFactorReminder() {
  const due = useSecondFactorDue();
  return due ? <Reminder dueAt={due.dueAt} /> : null;
}

function Reminder({ dueAt }: { dueAt: string }) {
  const { due } = useSecondFactorsText();
  const { formatInstant } = useDates();
  const navigate = useNavigate();
  const remind = useEffectEvent(() => {
    const run = () => void navigate(`${screens.profile.href()}?tab=security`);
    toast({ title: due.soon(formatInstant(dueAt)), action: { label: due.setUp, run } });
  });
  useEffect(() => remind(), []);
  return null;
}
