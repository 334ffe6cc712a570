// 'Send every Monday': sends the person the numbers of this dashboard by mail, and says if no mail would leave.

import { screens } from '@app/contract/screens.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { dashboardMailsQuery, setDashboardMail } from '#features/dashboard-mails/dashboard-mails.queries.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { Link } from '#lib/link.tsx';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { useMarkErrorShown } from '#ui/strings.ts';
import { Switch } from '#ui/switch.tsx';

export function MondaySwitch({ workspaceId }: { workspaceId: number }) {
  const { shell, summaries } = useText();
  const { monday } = summaries;
  const id = useId();
  const { emailNotifications } = useCurrentUser();
  const { data, error, isFetching, refetch } = useQuery(dashboardMailsQuery);
  useMarkErrorShown(error);
  const { mutate } = useMutation(setDashboardMail(useQueryClient()));
  const isOn = data?.boards.some((board) => board.workspaceId === workspaceId) ?? false;
  return (
    <div className="monday">
      <Switch id={id} checked={isOn} disabled={!data} onChange={(on) => mutate({ workspaceId, on })} />
      <label htmlFor={id}>{monday.title}</label>
      {!data && error ? (
        <p className="monday-note">
          {monday.loadFailed}{' '}
          <Button variant="ghost" busy={isFetching} onClick={() => void refetch()}>
            {shell.tryAgain}
          </Button>
        </p>
      ) : isOn && !emailNotifications ? (
        <p className="monday-note">
          {monday.emailOff} <Link to={`${screens.settings.href()}?tab=notifications`}>{monday.emailSettings}</Link>
        </p>
      ) : isOn && !data?.hasMailServer ? (
        <p className="monday-note">{monday.noServer}</p>
      ) : null}
    </div>
  );
}
