// Texts of the administration that other screens show, too; those of its panel are in `panel.text.ts`.

export const adminText = {
  title: 'Admin Dashboard',
  denied: "You don't have permission to access this page. This section is restricted to administrators.",
  viewTask: 'View',
  viewTaskLabel: (title: string) => `View ${title}`,
};
