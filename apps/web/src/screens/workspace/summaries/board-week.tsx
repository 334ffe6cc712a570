// The week of a board's department, or of the company, as a card of the dashboard.
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { boardWeekQuery } from '#features/summaries/summaries.queries.ts';
import { useText } from '#lib/text.ts';
import { SummarySections } from '#screens/workspace/summaries/summary-sections.tsx';

export function BoardWeek({ workspaceId, name }: { workspaceId: number; name: string }) {
  const { summaries } = useText();
  const summary = useQuery(boardWeekQuery(workspaceId));
  const title = workspaceId === companyWorkspaceId ? summaries.companyWeek : summaries.departmentWeek(name);
  return (
    <section className="dashboard-card" aria-label={title}>
      <h2>{title}</h2>
      <SummarySections summary={summary} nothing={summaries.nothingWeek} />
    </section>
  );
}
