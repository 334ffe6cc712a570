// The forms of an answer; each leaves empty what it does not have.
import type { Answer, Proposal } from '@app/contract/assistant/proposals.contract.ts';
import type { ProposalRow } from '#assistant/proposals.sql.ts';

const empty: Answer = {
  kind: 'answer',
  text: '',
  count: null,
  taskIds: [],
  tasks: [],
  filter: null,
  workspaceId: null,
  counts: [],
  proposal: null,
  choices: [],
  nearest: [],
  search: null,
};

export function answer(kind: Answer['kind'], fields: Partial<Answer>): Answer {
  return { ...empty, ...fields, kind };
}

/** A question back, with the sentences to send instead; `count` is the number of all choices if some are left out. */
export function choice(
  text: string,
  choices: readonly { label: string; text: string; workspaceId?: number }[],
  count: number = choices.length,
): Answer {
  return answer('choice', { text, count, choices: choices.map((each) => ({ workspaceId: null, ...each })) });
}

/** Something that cannot be done as it was said, with what to search for. */
export function impossible(text: string, search: string | null = null): Answer {
  return answer('unknown', { text, search });
}

/** Returns what the person sees of a proposal. */
export function proposalForPerson({ id, state, acts, expiresAt }: ProposalRow): Proposal {
  return {
    id,
    state,
    acts: acts.map(
      ({
        before: _before,
        task: _task,
        comment: _comment,
        change: _change,
        former: _former,
        relation: _relation,
        people: _people,
        ...act
      }) => act,
    ),
    expiresAt,
  };
}
