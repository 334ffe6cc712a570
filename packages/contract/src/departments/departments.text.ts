// Words of departments.

export const departmentsText = {
  notFound: 'Department not found',
  label: 'Department',
};
