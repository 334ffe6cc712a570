// Leads from the former names of departments in an address to the present ones, so that old links filter as before.
import { presentNames } from '@app/contract/departments/former-names.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { departmentsQuery } from '#features/departments/departments.queries.ts';

export function FormerNames() {
  const { pathname, search } = useLocation();
  const { data: departments = [] } = useQuery(departmentsQuery);
  const nameOf = presentNames(departments.filter(({ formerNames = [] }) => formerNames.length > 0));
  const given = [...new URLSearchParams(search)];
  const present = given.map(([name, value]) => [name, name.endsWith('department') ? nameOf(value) : value]);
  if (departments.length === 0 || present.every(([, value], at) => value === given[at]?.[1])) return null;
  return <Navigate to={`${pathname}?${new URLSearchParams(present)}`} replace />;
}
