// The first start (docs/decisions/009-a-workspace-is-its-departments-board.md): creates departments, workspaces 1 to 5, columns 1
// to 20 and one administrator; sample data if configured.
import { randomBytes } from 'node:crypto';
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { firstTimezone, seededDepartments, statuses } from '@app/contract/limits.ts';
import { initialsOf } from '@app/contract/users/users.rules.ts';
import { sql } from 'drizzle-orm';
import { hashPassword } from '#auth/passwords.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { insertDepartment, insertMembership } from '#departments/departments.sql.ts';
import { ensureDefaults } from '#email-templates/built-in.ts';
import { seedSamples } from '#samples/seed-samples.ts';
import { offerSetup } from '#setup/setup.sql.ts';
import { countUsers, insertUser } from '#users/users.sql.ts';
import { insertColumn } from '#workspaces/columns.sql.ts';
import { insertWorkspace } from '#workspaces/workspaces.sql.ts';

/**
 * Fills an empty database, and adds missing templates to any, in one transaction. An advisory lock makes concurrent starts do it
 * once. Returns the administrator's password if it was generated.
 */
export async function seed(db: Db, config: Config): Promise<{ adminPassword?: string }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7276501)`);
    await ensureDefaults(tx);
    if ((await countUsers(tx)) > 0) return {};
    const departmentIds = await seedDepartments(tx);
    const generated = config.adminPassword === undefined ? randomBytes(12).toString('base64url') : undefined;
    const adminId = await insertUser(tx, {
      username: config.adminUsername,
      fullName: 'Administrator',
      email: config.adminEmail ?? `${config.adminUsername}@localhost.localdomain`,
      password: await hashPassword(config.adminPassword ?? generated ?? ''),
      role: 'admin',
      avatarInitials: initialsOf('Administrator'),
      avatarColor: '#6366F1',
      browserZone: firstTimezone,
    });
    for (const departmentId of departmentIds.values())
      await insertMembership(tx, { userId: adminId, departmentId, role: 'manager' }, true);
    await offerSetup(tx);
    if (config.sampleData) await seedSamples(tx, adminId, departmentIds);
    return generated === undefined ? {} : { adminPassword: generated };
  });
}

/**
 * Creates the departments, each with its workspace and the four columns; their ids are 1 to 5 and 1 to 20. Returns the ids by
 * name.
 */
async function seedDepartments(db: Db): Promise<Map<string, number>> {
  const departmentIds = new Map<string, number>();
  for (const name of seededDepartments) {
    const key = departmentKey(name);
    departmentIds.set(name, await insertDepartment(db, { name, key, isPublic: true }));
    const workspaceId = await insertWorkspace(db, { name, departmentKey: key, icon: key });
    for (const [order, status] of statuses.entries()) await insertColumn(db, { name: status, workspaceId, order });
  }
  return departmentIds;
}
