// The company view: the board, list or dashboard of all departments.

import { departmentCounts } from '#screens/workspace/board/department-counts.tsx';
import { LoadedBoard, type LoadedBoardProps } from '#screens/workspace/board/loaded-board.tsx';
import { useCompany } from '#screens/workspace/company/use-company.tsx';

export function CompanyBoard({ tasks, ...data }: LoadedBoardProps) {
  const company = useCompany({ cards: tasks, users: data.users, today: data.today });
  return <LoadedBoard {...data} {...company} counts={departmentCounts} />;
}
