// Fills a database with an invented company.
import { hashPassword } from '#auth/passwords.ts';
import { CommandError, type DatabaseCommand, exitCodes, optionalText, textOf } from '#commands/command.ts';
import { allBoards, contentOf } from '#commands/commands.sql.ts';
import { commandText } from '#commands/commands.text.ts';
import { newPassword } from '#commands/user-commands.ts';
import { recordTasksImported } from '#events/events.sql.ts';
import { companyOf, fillCompany } from '#seed/fill-company.ts';

const most = 1_000_000;

/** Adds invented tasks with people, departments and comments in proportion. */
export const seedCompany: DatabaseCommand = async (values, { database }) => {
  const tasks = Number(textOf(values, 'size'));
  if (!Number.isInteger(tasks) || tasks < 1 || tasks > most) throw new CommandError(commandText.noSize(most), exitCodes.usage);
  const { db } = database;
  const before = await contentOf(db);
  if (before.people === 0) throw new CommandError(commandText.notStarted);
  if (before.seeded) throw new CommandError(commandText.seededBefore);
  // A new database has its administrator.
  const hasPeople = before.people > 1 || before.tasks > 0;
  if (hasPeople && values['yes'] !== true) throw new CommandError(commandText.notEmpty(before.people, before.tasks));
  const ownPassword = optionalText(values, 'password');
  const password = ownPassword ?? newPassword();
  const hash = await hashPassword(password);
  await database.dedicatedClient((client) => fillCompany(client, hash, companyOf(tasks)));
  await db.transaction(async (tx) => recordTasksImported(tx, null, await allBoards(tx)));
  const after = await contentOf(db);
  const data = {
    tasks: after.tasks - before.tasks,
    comments: after.comments - before.comments,
    people: after.people - before.people,
    departments: after.departments,
  };
  const generated = ownPassword === undefined ? { password } : {};
  return {
    lines: [commandText.seeded(data), ...(ownPassword === undefined ? [commandText.seedPassword(password)] : [])],
    data: { ...data, ...generated },
  };
};
