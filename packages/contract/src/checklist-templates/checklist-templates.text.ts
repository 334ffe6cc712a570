// Words of checklist templates.

export const checklistTemplatesText = {
  notFound: 'Template not found',
  heading: 'Checklist Templates',
  use: 'Start with a checklist',
  none: 'No templates available',
  noneText: 'There are no checklist templates available for this workspace.',
  allDepartments: 'All Departments',
  items: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
  preview: 'Preview',
};
