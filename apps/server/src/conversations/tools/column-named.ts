// Finds the column that a model names.
import { columnKey } from '@app/contract/workspaces/columns.rules.ts';
import type { columnsIn } from '#assistant/proposals.sql.ts';
import { ToolRefusal } from '#conversations/tools/tool-calls.ts';

export type Columns = Awaited<ReturnType<typeof columnsIn>>;

/** Returns the column of a board; throws a refusal that names the columns if there is no such one. */
export function columnNamed(columns: Columns, workspaceId: number, name: string): Columns[number] {
  const own = columns.filter((each) => each.workspaceId === workspaceId);
  const found = own.find(({ nameKey }) => nameKey === columnKey(name));
  if (!found) throw new ToolRefusal(`There is no such column. The columns are: ${own.map((each) => each.name).join(', ')}.`);
  return found;
}
