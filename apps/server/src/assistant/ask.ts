// Answers a text: a command becomes a proposal, a question an answer; what is neither is said, with the nearest questions.
import type { Answer, AskInput, Proposal } from '@app/contract/assistant/proposals.contract.ts';
import { assistantLimits, limits } from '@app/contract/limits.ts';
import { readSummary } from '@app/contract/summaries/read-summary.rules.ts';
import { readCommand, readTaskQuestion } from '@app/language/command/read-command.rules.ts';
import { nearestOf } from '@app/language/question/nearest.rules.ts';
import { readHelp } from '@app/language/question/read-help.rules.ts';
import { readQuestion } from '@app/language/question/read-question.rules.ts';
import { answerAboutTask } from '#assistant/answer-about-task.ts';
import { answerQuestion } from '#assistant/answer-question.ts';
import { answer, choice } from '#assistant/answers.ts';
import { understandingOf } from '#assistant/assistant-context.ts';
import { withBlockers } from '#assistant/blocked-acts.ts';
import { insertProposal, type ProposalRow } from '#assistant/proposals.sql.ts';
import { propose } from '#assistant/propose.ts';
import { proposeRelations } from '#assistant/propose-relations.ts';
import { replan } from '#assistant/replan.ts';
import { namesTask } from '#assistant/resolve-tasks.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';
import { answerSummary, namedDepartments } from '#summaries/answer-summary.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';

/** Answers a text. `earlier` are the tasks that the conversation named last, for 'it' and 'them' where no task is open. */
export async function ask(
  db: Db,
  actor: Principal,
  { text, language, workspaceId, taskId, questionsOnly }: AskInput,
  earlier: readonly number[] = [],
): Promise<Answer> {
  const board = workspaceId ? await requireWorkspace(db, actor, workspaceId) : undefined;
  const understanding = await understandingOf(db, actor, text, language);
  const { answers } = understanding;
  const help = readHelp(text);
  if (help)
    return answer('answer', help === 'thanks' ? { text: answers.thanks } : { text: answers.help, nearest: answers.helpExamples });
  const [sentence = ''] = text.trim().split(/\r\n|[\n\r\u2028\u2029]/);
  const summary = readSummary(sentence, understanding.language, namedDepartments(understanding));
  if (summary) return answerSummary(db, actor, summary, { understanding, board });
  const command = questionsOnly ? undefined : readCommand(text, understanding);
  // 'Tasks that wait for review' is a question, although it has the form of a sentence about two tasks.
  if (command && !(command.other && readQuestion(text, understanding).question)) {
    // A comment has the lines behind the first.
    const request = {
      sentence: command.kind === 'comment' ? text.trim() : sentence,
      text,
      command,
      understanding,
      board,
      taskId,
      earlier,
    };
    if (command.kind === 'replan') {
      const plan = await replan(db, actor, request);
      if ('kind' in plan) return plan;
      const proposal = proposalForPerson(await insertProposal(db, actor.id, plan.acts));
      const said = [plan.left > 0 ? answers.replannedLeft(plan.left) : '', answers.replanned(plan.acts.length)];
      return answer('proposal', { text: said.filter(Boolean).join(' '), count: plan.acts.length, proposal });
    }
    const acts = await (command.other ? proposeRelations : propose)(db, actor, request);
    if (!Array.isArray(acts)) return acts;
    const proposal = proposalForPerson(await insertProposal(db, actor.id, await withBlockers(db, actor, acts)));
    return answer('proposal', { text: answers.proposal(acts.length), count: acts.length, proposal });
  }
  const { question, ambiguous, unknown } = readQuestion(text, understanding);
  const about = readTaskQuestion(text, understanding);
  // A title may consist of words that mean something: 'Who works on Overdue invoices?'.
  const isAmbiguous = ambiguous !== undefined && unknown.length === 0;
  if (about && ((!question && !isAmbiguous) || (await namesTask(db, actor, about))))
    return answerAboutTask(db, actor, { sentence: text.trim(), command: about, understanding, board, taskId, earlier });
  if (question) return answerQuestion(db, actor, { question, understanding, board });
  if (ambiguous && isAmbiguous) {
    const { start, end, people } = ambiguous;
    return choice(
      answers.whichPerson(ambiguous.text),
      people.slice(0, assistantLimits.choices).map(({ id, name }) => ({
        label: name,
        text: `${ambiguous.sentence.slice(0, start)}@#${id}${ambiguous.sentence.slice(end)}`,
      })),
      people.length,
    );
  }
  const words = unknown.slice(0, assistantLimits.nearest).join(' ');
  return answer('unknown', {
    text: words === '' ? answers.notUnderstood : answers.notUnderstoodWords(words),
    nearest: nearestOf(text, answers.examples),
    search: sentence.slice(0, limits.search.query),
  });
}

/** Returns what the person sees of a proposal. */
export function proposalForPerson({ id, state, acts, expiresAt }: ProposalRow): Proposal {
  return {
    id,
    state,
    acts: acts.map(
      ({ before: _before, task: _task, comment: _comment, change: _change, former: _former, relation: _relation, ...act }) => act,
    ),
    expiresAt,
  };
}
