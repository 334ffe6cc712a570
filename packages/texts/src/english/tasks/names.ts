// Translations of the seeded names, by stored name.

/** How the name of a deleted account is stored. */
export const deletedUser = 'Deleted user';

export const namesText = {
  statuses: { 'To Do': 'To Do', 'In Progress': 'In Progress', Review: 'Review', Done: 'Done' },
  departments: { Marketing: 'Marketing', HR: 'HR', Engineering: 'Engineering', Accounting: 'Accounting', Sales: 'Sales' },
};
