// The address of the administration. Sends everyone but administrators home, with a message.
import { screens } from '@app/contract/screens.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { AdminScreen, CompanyTasks } from '#app/lazy-screens.ts';
import { usePermissions } from '#features/users/users.queries.ts';
import { currentText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

export function AdminRoute() {
  const { isAdmin } = usePermissions();
  // A person who loses the role while the screen is open gets the message there.
  const [came] = useState(isAdmin);
  return came ? <AdminScreen Company={CompanyTasks} /> : <SendHome />;
}

function SendHome() {
  const navigate = useNavigate();
  useEffect(() => {
    const { title, denied } = currentText().admin;
    toast({ title, text: denied, kind: 'destructive' });
    void navigate(screens.home.href(), { replace: true });
  }, [navigate]);
  return null;
}
