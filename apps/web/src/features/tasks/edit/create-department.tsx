// Offers to create a department that an administrator has named in the form of a task.
import { createDepartment } from '#features/departments/administration.queries.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';

interface CreateDepartmentProps {
  name: string;
  onCreated: (name: string) => void;
}

export function CreateDepartment({ name, onCreated }: CreateDepartmentProps) {
  const { tasks } = useText();
  const { mutateAsync, isPending } = useMutation(createDepartment);
  async function create() {
    // Not a callback of the mutation, because this line goes as soon as the list of departments has the new one.
    const made = await mutateAsync({ name }).catch(() => undefined);
    if (made) onCreated(made.name);
  }
  return (
    <div className="-mt-1 flex flex-wrap items-center gap-2">
      <p role="status" className="min-w-0 flex-1 text-12 text-pretty wrap-anywhere text-ink-2">
        {tasks.departmentNew(name)}
      </p>
      <Button busy={isPending} onClick={() => void create()}>
        {tasks.departmentCreate}
      </Button>
    </div>
  );
}
