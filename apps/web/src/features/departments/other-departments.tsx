// Loads the keys of the departments whose boards the person does not see, under their present and former names.
import type { Department } from '@app/contract/departments/departments.contract.ts';
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { departmentsQuery } from '#features/departments/departments.queries.ts';
import { type DepartmentKeyMap, otherKeys } from '#lib/department-keys.ts';

function keysOf(all: Department[]): DepartmentKeyMap {
  const named = (names: (each: Department) => readonly string[]) =>
    all.flatMap((each) => names(each).map((name) => [departmentKey(name), each.key ?? departmentKey(each.name)] as const));
  // A present name is stronger than a former one.
  return Object.fromEntries([...named(({ formerNames = [] }) => formerNames), ...named(({ name }) => [name])]);
}

export function OtherDepartments(): null {
  const { data } = useQuery({ ...departmentsQuery, select: keysOf });
  useEffect(() => {
    if (data) otherKeys.set(data);
  }, [data]);
  return null;
}
