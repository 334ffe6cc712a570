// The form of a new task: title, description and chips; the other sections of the specification under 'More'.
import type { RefObject } from 'react';
import { UnderstoodChips } from '#features/assistant/understood-chips.tsx';
import { StagedFiles } from '#features/attachments/staged-files.tsx';
import { TitleHints } from '#features/hints/title-hints.tsx';
import { ChecklistEditor } from '#features/tasks/checklist/checklist-editor.tsx';
import { useFuturePeople } from '#features/tasks/data/assignable.tsx';
import { ChipFields } from '#features/tasks/edit/chip-fields.tsx';
import { TitleDescriptionFields } from '#features/tasks/edit/title-description-fields.tsx';
import { shortcutPressed } from '#lib/hotkey.ts';
import { useText } from '#lib/text.ts';
import { MoreFields, Section } from '#screens/workspace/create/more-fields.tsx';
import { TemplateFill } from '#screens/workspace/create/template-fill.tsx';
import type { useNewTask } from '#screens/workspace/create/use-new-task.ts';
import type { usePastedLines } from '#screens/workspace/create/use-pasted-lines.ts';
import type { useStagedFiles } from '#screens/workspace/create/use-staged-files.ts';
import type { useTemplateFill } from '#screens/workspace/create/use-template-fill.ts';
import { Button } from '#ui/button.tsx';

interface CreateTaskFormProps {
  id: string;
  task: ReturnType<typeof useNewTask>;
  title: RefObject<HTMLTextAreaElement | null>;
  template: ReturnType<typeof useTemplateFill>;
  staged: ReturnType<typeof useStagedFiles>;
  pasted: ReturnType<typeof usePastedLines>;
}

export function CreateTaskForm({ id, task, title, template, staged, pasted }: CreateTaskFormProps) {
  const { tasks } = useText();
  const { values, change, errors, people } = task;
  const fields = { values, onChange: change, errors };
  const mentionable = useFuturePeople(values, people);

  return (
    <form
      id={id}
      hidden={pasted.isListed}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void task.submit();
      }}
      onKeyDown={(event) => {
        if (shortcutPressed('editor', event.nativeEvent) !== 'submit') return;
        event.preventDefault();
        void task.submit();
      }}
    >
      <TemplateFill fill={template.fill} onTakeBack={template.takeBack} />
      <section className="task-section">
        <h3>{tasks.basics}</h3>
        <TitleDescriptionFields
          {...fields}
          titleRef={title}
          titleMax={task.titleMax}
          mentionable={mentionable}
          onPaste={pasted.paste}
          understood={
            <>
              {pasted.count > 0 ? <ListOffer pasted={pasted} /> : null}
              <UnderstoodChips
                className="-mt-1.5 mb-3"
                text={values.title}
                line={task.line}
                firstDay={task.firstDay}
                onTakeOff={(words) => task.takeOff([words])}
                field={() => title.current}
              />
              <TitleHints
                title={task.line.title}
                department={values.department}
                onTemplate={values.useTemplate ? undefined : (chosen) => change({ useTemplate: true, templateId: chosen.id })}
              />
            </>
          }
        />
        <ChipFields {...fields} statuses={task.statuses} people={people} />
      </section>
      {values.checklistItems.length > 0 || values.newItem !== '' ? (
        <Section title={tasks.checklist}>
          <ChecklistEditor
            items={values.checklistItems}
            error={errors['checklistItems']}
            onChange={(checklistItems) => change({ checklistItems })}
            newItem={values.newItem}
            onNewItem={(newItem) => change({ newItem })}
            onAdd={(checklistItems) => change({ checklistItems, newItem: '' })}
          />
        </Section>
      ) : null}
      <MoreFields {...fields} people={people} isUsed={template.fill !== undefined}>
        {(isShown) => (
          <StagedFiles stage={staged.stage} files={staged.files} on={!task.sending && !pasted.isListed} isShown={isShown} />
        )}
      </MoreFields>
    </form>
  );
}

/** Offers to make a task of each pasted line. */
function ListOffer({ pasted }: Pick<CreateTaskFormProps, 'pasted'>) {
  const { workspaces } = useText();
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2" role="status">
      <span className="text-13 text-ink-2">{workspaces.quickAddLines(pasted.count)}</span>
      <Button onClick={pasted.showList}>{workspaces.quickAddMany(pasted.count)}</Button>
    </div>
  );
}
