// The department at registration: the browser's own select, which works best on a phone and needs no code.
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { departmentsQuery } from '#features/departments/departments.queries.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { Field } from '#ui/field.tsx';
import { useUiStrings } from '#ui/strings.ts';

interface DepartmentFieldProps {
  /**
   * Called where the field renders, so that fields register in the order of the screen and the first invalid one gets the focus.
   */
  register: () => UseFormRegisterReturn;
  error: string | undefined;
}

export function DepartmentField({ register, error }: DepartmentFieldProps) {
  const { auth } = useText();
  const names = useNames();
  const { loading, tryAgain } = useUiStrings();
  const { data = [], isPending, isError, refetch } = useQuery(departmentsQuery);
  return (
    <div className="relative col-span-full">
      <Field label={auth.department} error={error ?? (isError ? auth.departmentsFailed : undefined)}>
        {(control) => (
          <div className="relative">
            <select {...control} {...register()} aria-busy={isPending} className="input input-lg native-select">
              <option value="">{isPending ? loading : auth.chooseDepartment}</option>
              {data.map((department) => (
                <option key={department.id} value={department.id}>
                  {names.department(department.name)}
                </option>
              ))}
            </select>
            <ChevronDown
              aria-hidden="true"
              className="pointer-events-none absolute end-3 top-[calc(50%-8px)] size-4 text-ink-3"
            />
          </div>
        )}
      </Field>
      {isError ? (
        <button type="button" className="auth-link absolute end-0 bottom-0" onClick={() => void refetch()}>
          {tryAgain}
        </button>
      ) : null}
    </div>
  );
}
