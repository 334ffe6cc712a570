// The saved views in the sidebar: the own ones and those shared on the person's boards.
import { useQuery } from '@tanstack/react-query';
import { Row, type RowPlace, Section } from '#app/shell/sidebar-rows.tsx';
import { savedIn, viewAddress } from '#features/tasks/filter/view-settings.ts';
import { viewsQuery } from '#features/views/views.queries.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { layoutIcon } from '#screens/workspace/saved-views/layout-icon.tsx';

export function SidebarViews(place: RowPlace) {
  const { views: words } = useText();
  const { data: views = [] } = useQuery(viewsQuery);
  const current = savedIn(useSearch()[0]);
  if (views.length === 0) return null;
  return (
    <Section title={words.sidebar} collapsed={place.collapsed}>
      {views.map((view) => (
        <Row
          {...place}
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
