// A proposal: each act can be left out or edited, one button confirms, one undoes.
import type * as api from '@app/contract/api.ts';
import type { ActFields, Proposal } from '@app/contract/assistant/proposals.contract.ts';
import type { ResponseBody } from '@app/contract/endpoint.ts';
import { blockersText } from '@app/contract/relations/relations.rules.ts';
import { useRef } from 'react';
import { confirmProposal, undoProposal } from '#features/assistant/assistant.queries.ts';
import { announce } from '#lib/announce.ts';
import { useDraft } from '#lib/draft.ts';
import { reasonOr, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { ActBlocked } from '#screens/assistant/answers/act-blocked.tsx';
import { ActFieldsForm } from '#screens/assistant/answers/act-fields-form.tsx';
import { furthestState } from '#screens/assistant/answers/furthest-state.ts';
import { useActSentence } from '#screens/assistant/answers/use-act-sentence.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ErrorText } from '#ui/error-text.tsx';

type Confirmed = ResponseBody<typeof api.assistant.confirm>;
type Undone = ResponseBody<typeof api.assistant.undo>;

/** What the person has done with a proposal so far. */
interface Handled {
  proposalId: number;
  state: Proposal['state'];
  /** Ids of acts that are left out. */
  out: number[];
  /** Edited fields by act. */
  fields: Record<number, ActFields>;
  undone: Undone | null;
  /** What the confirmation has finished although it is blocked. */
  blocked?: Confirmed['blocked'];
}

export function ProposalCard({ proposal: { id, acts, state } }: { proposal: Proposal }) {
  const { ask, relations } = useText();
  const fresh: Handled = { proposalId: id, state, out: [], fields: {}, undone: null };
  const [stored, store] = useDraft<Handled>(`assistant-proposal-${id}`, fresh);
  const handled = stored.proposalId === id ? { ...stored, state: furthestState(stored.state, state) } : fresh;
  const confirm = useMutation(confirmProposal);
  const undo = useMutation(undoProposal);
  const card = useRef<HTMLDivElement>(null);
  const { out, fields } = handled;
  const sentence = useActSentence(acts);
  const remaining = acts.filter((act) => !out.includes(act.id));
  const error = confirm.error ?? undo.error;
  const isOpen = handled.state === 'open';
  const isFixed = !isOpen || confirm.isPending;

  function include(actId: number, included: boolean): void {
    store({ ...handled, out: included ? out.filter((each) => each !== actId) : [...out, actId] });
  }
  function edit(actId: number, changed: ActFields): void {
    store({ ...handled, fields: { ...fields, [actId]: { ...fields[actId], ...changed } } });
  }
  /** The pressed button is gone: the card takes the focus, so that a second press does nothing. */
  function become(next: Partial<Handled>): void {
    store({ ...handled, ...next });
    card.current?.focus();
  }
  function confirmKept(): void {
    const body = { acts: remaining.map((act) => ({ id: act.id, fields: fields[act.id] })) };
    confirm.mutate({ proposalId: id, body }, { onSuccess: confirmed });
  }
  /** A server of the version before says nothing of blockers. */
  function confirmed({ blocked = [] }: Confirmed): void {
    become({ state: 'confirmed', blocked });
    if (blocked.length === 0) return;
    const lines = blocked.map((each) => relations.blockedByList(each.title, blockersText(each, relations.hiddenBlocker)));
    announce(`${relations.manyDoneBlocked(blocked.length)}. ${lines.join('; ')}`);
  }
  function undoAll(): void {
    undo.mutate(id, { onSuccess: (undone) => become({ state: 'undone', undone }) });
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, so no fieldset; several cards as landmarks could not be told apart
    <div
      ref={card}
      role="group"
      tabIndex={-1}
      aria-label={ask.proposal}
      className="flex flex-col gap-3 rounded-lg border border-line p-3 outline-none"
    >
      <ul className="flex flex-col gap-3">
        {acts.map((act) => (
          <li key={act.id} className="flex flex-col gap-2">
            <div className="flex items-start gap-2">
              <Checkbox
                label={ask.keep(sentence(act, fields[act.id]))}
                checked={!out.includes(act.id)}
                disabled={isFixed}
                onChange={(included) => include(act.id, included)}
              />
              <span className={`min-w-0 flex-1 text-13 break-words ${out.includes(act.id) ? 'text-ink-3 line-through' : ''}`}>
                {sentence(act, fields[act.id])}
              </span>
            </div>
            {out.includes(act.id) ? null : (
              <ActBlocked act={act} edited={fields[act.id]} state={handled.state} done={handled.blocked} />
            )}
            {isOpen && !out.includes(act.id) ? (
              <ActFieldsForm
                act={act}
                fields={{ ...act.fields, ...fields[act.id] } as ActFields}
                onChange={(changed) => edit(act.id, changed)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {error ? <ErrorText>{reasonOr(error, ask.failed)}</ErrorText> : null}
      {handled.state === 'expired' ? <p className="text-13 text-ink-2">{ask.expired}</p> : null}
      {handled.undone ? <UndoneNote undone={handled.undone} /> : null}
      {isOpen ? (
        <Button
          variant="primary"
          className="self-start"
          busy={confirm.isPending}
          busyLabel={ask.confirming}
          disabled={remaining.length === 0}
          onClick={confirmKept}
        >
          {ask.confirm(remaining.length)}
        </Button>
      ) : null}
      {handled.state === 'confirmed' ? (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-13">{ask.confirmed(remaining.length)}</p>
          <Button busy={undo.isPending} busyLabel={ask.undoing} onClick={undoAll}>
            {ask.undo}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function UndoneNote({ undone: { taskIds, kept } }: { undone: Undone }) {
  const { ask } = useText();
  return (
    <>
      <p className="text-13">{ask.undone(taskIds.length)}</p>
      {kept.length > 0 ? (
        <p className="text-13 break-words text-ink-2">{ask.notUndone(kept.map(({ title }) => title).join(', '))}</p>
      ) : null}
    </>
  );
}
