// The address of the administration: others than administrators are sent home. Its screen does not exist yet, and nothing leads there.
import { screens } from '@app/contract';
import { Navigate } from 'react-router';
import { usePermissions } from '#features/users/users.queries.ts';
import { NotFoundScreen } from '#screens/not-found/not-found-screen.tsx';

export function AdminRoute() {
  const { isAdmin } = usePermissions();
  return isAdmin ? <NotFoundScreen /> : <Navigate to={screens.home.href()} replace />;
}
