// The names that a new database brings, by the name that is stored: each reads its own language, the data stay as they are.

export const namesText = {
  statuses: { 'To Do': 'To Do', 'In Progress': 'In Progress', Review: 'Review', Done: 'Done' },
  departments: { Marketing: 'Marketing', HR: 'HR', Engineering: 'Engineering', Accounting: 'Accounting', Sales: 'Sales' },
};
