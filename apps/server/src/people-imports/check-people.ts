// Says of each row of an import what is wrong with it, without storing anything.
import { canonicalDepartment, departmentKey } from '@app/contract/departments/departments.rules.ts';
import { NewInvitation } from '@app/contract/invitations/invitations.contract.ts';
import { type Language, languages, limits } from '@app/contract/limits.ts';
import type { CheckedPerson, PersonColumn, PersonRow } from '@app/contract/people-imports/people-imports.contract.ts';
import { peopleImportLimits } from '@app/contract/people-imports/people-imports.limits.ts';
import { roleOfWord } from '@app/contract/people-imports/person-columns.rules.ts';
import { Registration } from '@app/contract/users/users.contract.ts';
import { loginKey } from '@app/contract/users/users.rules.ts';
import { textByKey } from '@app/texts/catalogue.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import { departmentName } from '@app/texts/sentences/names.ts';
import { peopleImportTexts } from '@app/texts/sentences/people-imports.ts';
import type { Db } from '#db/connect.ts';
import { registeringOf } from '#invitations/send-invitation.ts';
import {
  type Board,
  boardsOfDepartments,
  openInvitations,
  takenEmails,
  takenUsernames,
} from '#people-imports/people-imports.sql.ts';
import type { RegistrationConfig } from '#registration/registration-now.ts';

/** A row with what becomes of it: the boards are those of its departments. */
export interface Candidate {
  person: CheckedPerson;
  emailKey: string;
  boards: Board[];
}

/** Checks each row by itself, against the others and against what is stored. */
export async function checkPeople(
  db: Db,
  config: RegistrationConfig,
  language: Language,
  given: { rows: readonly PersonRow[]; departmentId?: number | null | undefined },
): Promise<Candidate[]> {
  const boards = await boardsOfDepartments(db);
  const say = sayer(language);
  const usual = boards.find(({ departmentId }) => departmentId === given.departmentId);
  const byName = boardsByName(boards);
  const candidates = given.rows.map((row, at) => candidateOf({ ...row, row: row.row ?? at + 1 }, { byName, usual, say }));
  const emailKeys = candidates.map(({ emailKey }) => emailKey);
  const usernames = candidates.map(({ person }) => loginKey(person.username));
  const known = {
    emails: await takenEmails(db, emailKeys),
    usernames: await takenUsernames(db, usernames.filter(Boolean)),
    invited: await openInvitations(db, emailKeys, await registeringOf(db, config)),
  };
  const seen = { emails: new Map<string, number>(), usernames: new Map<string, number>() };
  const room = new Map(boards.map(({ workspaceId, pending }) => [workspaceId, limits.invitationsPerWorkspace - pending]));
  for (const { person, emailKey, boards: own } of candidates) {
    const words = say.words;
    const username = loginKey(person.username);
    const [first] = own;
    const before = seen.emails.get(emailKey);
    const named = username === '' ? undefined : seen.usernames.get(username);
    if (known.emails.has(emailKey)) add(person, 'email', words.emailTaken);
    else if (before !== undefined && emailKey !== '') add(person, 'email', words.emailTwice(before));
    else if (first && known.invited.has(`${first.workspaceId} ${emailKey}`)) add(person, 'email', words.alreadyInvited);
    if (named !== undefined) add(person, 'username', words.usernameTwice(named));
    else if (known.usernames.has(username)) add(person, 'username', words.usernameTaken);
    seen.emails.set(emailKey, before ?? person.row);
    if (username !== '') seen.usernames.set(username, named ?? person.row);
    if (!first || person.problems.length > 0) continue;
    const left = room.get(first.workspaceId) ?? 0;
    if (left <= 0) add(person, 'department', words.boardFull);
    room.set(first.workspaceId, left - 1);
  }
  return candidates;
}

function add(person: CheckedPerson, field: PersonColumn, message: string): void {
  if (!person.problems.some((problem) => problem.field === field)) person.problems.push({ field, message });
}

interface Sayer {
  words: (typeof peopleImportTexts)[Language];
  /** The sentence of a schema. */
  ofKey: (key: string) => string;
}

function sayer(language: Language): Sayer {
  const catalogue = catalogues[language];
  return { words: peopleImportTexts[language], ofKey: (key) => textByKey(catalogue, key) ?? catalogue.errors.invalid };
}

/** Returns whether a text names departments that there are. */
export async function departmentTest(db: Db): Promise<(text: string) => boolean> {
  const byName = boardsByName(await boardsOfDepartments(db));
  return (text) => {
    const { boards, unknown } = departmentsOf(text, byName);
    return boards.length > 0 && unknown.length === 0;
  };
}

/** Departments are found by their names, their aliases and the names that readers of other languages see. */
function boardsByName(boards: readonly Board[]): ReadonlyMap<string, Board> {
  const translated = boards.flatMap((board) =>
    languages.flatMap((language) => {
      const name = departmentName(catalogues[language], board.name);
      return name === board.name ? [] : [[departmentKey(name), board] as const];
    }),
  );
  const former = boards.flatMap((board) => board.formerKeys.map((key) => [key, board] as const));
  return new Map([...former, ...translated, ...boards.map((board) => [board.key, board] as const)]);
}

const { shape } = Registration;
const schemas = {
  email: NewInvitation.shape.email,
  username: shape.username,
  fullName: shape.fullName,
  title: shape.title,
} as const;

function candidateOf(
  { row, ...cells }: PersonRow & { row: number },
  { byName, usual, say }: { byName: ReadonlyMap<string, Board>; usual: Board | undefined; say: Sayer },
): Candidate {
  const role = roleOfWord(cells.role);
  const found = departmentsOf(cells.department, byName);
  const boards = cells.department.trim() === '' && usual ? [usual] : found.boards;
  const person: CheckedPerson = {
    row,
    fullName: cells.fullName.trim(),
    email: cells.email.trim(),
    username: cells.username.trim(),
    title: cells.title.trim(),
    departments: [...boards.map(({ name }) => name), ...found.unknown],
    role: role ?? 'user',
    problems: [],
    link: null,
  };
  for (const field of ['email', 'fullName', 'username', 'title'] as const) {
    // Whoever is invited may still choose what the row leaves out.
    if (field !== 'email' && person[field] === '') continue;
    const checked = schemas[field].safeParse(person[field]);
    const issue = checked.success ? undefined : checked.error.issues[0]?.message;
    if (issue !== undefined) add(person, field, say.ofKey(issue));
  }
  if (found.unknown.length > 0) add(person, 'department', say.words.departmentUnknown(found.unknown.join(', ')));
  else if (boards.length === 0) add(person, 'department', say.words.departmentMissing);
  else if (boards.length > peopleImportLimits.departments) add(person, 'department', say.ofKey('errors.tooMany'));
  if (role === undefined) add(person, 'role', say.words.roleUnknown);
  return { person, emailKey: loginKey(person.email), boards };
}

/** A name may itself contain what separates names. */
function departmentsOf(text: string, byName: ReadonlyMap<string, Board>): { boards: Board[]; unknown: string[] } {
  const whole = byName.get(departmentKey(text));
  if (whole) return { boards: [whole], unknown: [] };
  const names = text.split(/[;,]/).map(canonicalDepartment).filter(Boolean);
  const boards = names.flatMap((name) => byName.get(departmentKey(name)) ?? []);
  return { boards: [...new Set(boards)], unknown: names.filter((name) => !byName.has(departmentKey(name))) };
}
