// Invites many people: rows without a problem become invitations, with mails where mails can be sent; the others are said with their reasons.
import { rateLimits } from '@app/contract/limits.ts';
import type { PeopleImport, PeopleImportResult } from '@app/contract/people-imports/people-imports.contract.ts';
import { peopleImportLimits } from '@app/contract/people-imports/people-imports.limits.ts';
import { screens } from '@app/contract/screens.ts';
import { peopleImportTexts } from '@app/texts/sentences/people-imports.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import type { Principal } from '#endpoints/principal.ts';
import { canMailLinks, publicLink } from '#endpoints/public-link.ts';
import { newToken } from '#endpoints/token.ts';
import { tokenWithProof } from '#invitations/invitation-link.ts';
import { registeringOf } from '#invitations/send-invitation.ts';
import { type Candidate, checkPeople } from '#people-imports/check-people.ts';
import { insertInvitations, type NewInvitation } from '#people-imports/people-imports.sql.ts';
import { lockAdministration } from '#users/lock-administration.ts';

interface Context extends Pick<RequestContext, 'db' | 'config' | 'address'> {
  actor: Principal;
}

/** Checks the rows and, unless it is a dry run, invites those without a problem: all of them, or on a fault none. */
export async function importPeople(context: Context, { dryRun, ...given }: PeopleImport): Promise<PeopleImportResult> {
  const { db, actor, config, address } = context;
  await limitAttempts(db, `import-people:${actor.id}`, rateLimits.importPeople);
  // An invitation may grant the administration, and the same list may be sent twice at once.
  await lockAdministration(db, actor);
  const candidates = await checkPeople(db, config, actor.language, given);
  const good = candidates.filter(({ person }) => person.problems.length === 0);
  const mailed = canMailLinks(config);
  if (!dryRun) {
    for (let at = 0; at < good.length; at += peopleImportLimits.batch)
      await inviteBatch(context, good.slice(at, at + peopleImportLimits.batch));
    const details = { people: good.length };
    if (good.length > 0) await recordAudit(db, { by: actor, action: 'people_invited', details, address });
  }
  const rows = candidates.map(({ person }) => person);
  const problems = rows.filter((person) => person.problems.length > 0).length;
  return { rows, invited: rows.length - problems, problems, mailed };
}

async function inviteBatch({ db, actor, config }: Context, candidates: readonly Candidate[]): Promise<void> {
  const prepared = candidates.map((candidate) => {
    const { token, tokenHash } = newToken();
    const { person, emailKey, boards } = candidate;
    const [board, ...others] = boards as [Candidate['boards'][number]];
    const invitation: NewInvitation = {
      workspaceId: board.workspaceId,
      email: person.email,
      emailKey,
      tokenHash,
      fullName: person.fullName || null,
      username: person.username || null,
      title: person.title || null,
      departmentIds: others.map(({ departmentId }) => departmentId),
      grantsAdmin: person.role === 'admin',
      mailedLink: publicLink(config, screens.invitation.href(tokenWithProof(config, token))),
      boards: boards.map(({ name }) => name).join(', '),
    };
    return { candidate, token, invitation };
  });
  const mails = config.mail.linkUrl !== undefined;
  const made = await insertInvitations(
    db,
    actor.id,
    prepared.map(({ invitation }) => invitation),
    { mails, registering: await registeringOf(db, config) },
  );
  for (const { candidate, token, invitation } of prepared) {
    if (made.has(invitation.tokenHash)) candidate.person.link = publicLink(config, screens.invitation.href(token));
    else candidate.person.problems.push({ field: 'email', message: peopleImportTexts[actor.language].alreadyInvited });
  }
}
