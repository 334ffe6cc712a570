// What the sidebar loads later: the boards of archived departments, and saved views, the own ones and those shared on the person's boards.
import { screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { departmentIcon } from '#app/shell/department-icon.tsx';
import { Row, Section, type SidebarProps } from '#app/shell/sidebar-rows.tsx';
import { savedIn, viewAddress } from '#features/tasks/filter/view-settings.ts';
import { viewsQuery } from '#features/views/views.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useDepartmentKeys } from '#lib/department-keys.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { layoutIcon } from '#screens/workspace/saved-views/layout-icon.tsx';

export function SidebarViews(props: SidebarProps) {
  return (
    <>
      {props.collapsed ? null : <Archived onGo={props.onGo} />}
      <Views {...props} />
    </>
  );
}

/** The boards of archived departments, closed at first. */
function Archived({ onGo }: Pick<SidebarProps, 'onGo'>) {
  const { shell } = useText();
  const names = useNames();
  const keyOf = useDepartmentKeys();
  const boards = (useQuery(workspacesQuery).data ?? []).filter(({ isArchived }) => isArchived);
  if (boards.length === 0) return null;
  return (
    <details className="sidebar-section">
      <summary className="sidebar-row cursor-pointer text-ink-3">{shell.archivedDepartments}</summary>
      <ul>
        {boards.map(({ id, department }) => (
          <Row
            key={id}
            collapsed={false}
            onGo={onGo}
            to={screens.workspace.href(id)}
            label={names.department(department)}
            icon={departmentIcon(keyOf(department))}
          />
        ))}
      </ul>
    </details>
  );
}

function Views(props: SidebarProps) {
  const { views: words } = useText();
  const { data: views = [] } = useQuery(viewsQuery);
  const current = savedIn(useSearch()[0]);
  if (views.length === 0) return null;
  return (
    <Section title={words.sidebar} collapsed={props.collapsed}>
      {views.map((view) => (
        <Row
          {...props}
          key={view.id}
          to={viewAddress(view)}
          label={view.name}
          icon={layoutIcon(view.settings.layout)}
          current={view.id === current}
        />
      ))}
    </Section>
  );
}
