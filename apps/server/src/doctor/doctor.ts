// Examines an installation: configuration, database, schema, disk, mail, clocks and the rules about its rows. It changes nothing.
import { disk } from '@app/contract/limits.ts';
import { textByKey } from '@app/texts/catalogue.ts';
import { english } from '@app/texts/english/english.ts';
import { auditBacklog } from '#audit-delivery/audit-queue.sql.ts';
import { backupCondition } from '#backups/backup-warning.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/connect.ts';
import { migrationStatus } from '#db/migrate.ts';
import { spaceOf } from '#db/pglite/disk.ts';
import { databaseFacts, storedFacts } from '#doctor/doctor.sql.ts';
import { doctorText, invariantRemedies, invariantText } from '#doctor/doctor.text.ts';
import { brokenInvariants, invariants } from '#doctor/invariants.sql.ts';
import { mailHold } from '#email/mail-hold.sql.ts';
import { mailServerOf } from '#email/mail-server.ts';
import { storeFailure } from '#endpoints/files/store-failure.ts';
import { missingFiles } from '#files/missing-files.ts';
import { fileStore } from '#files/open-store.ts';
import { namesOfFiles } from '#files/stored-files.sql.ts';
import { lastReading } from '#incoming-mails/incoming-mails.sql.ts';
import { stateOfSecrets } from '#secrets/renew-secrets.ts';
import { secretKeyText } from '#secrets/secret-key.text.ts';
import { webhookHealth } from '#webhooks/webhook-queue.sql.ts';

export interface Finding {
  check: 'configuration' | 'database' | 'schema' | 'disk' | 'files' | 'mail' | 'webhooks' | 'audit' | 'clock' | 'backup' | 'rows';
  level: 'ok' | 'warning' | 'problem';
  message: string;
  remedy?: string;
}

interface Installation {
  config: Config;
  database: Database;
  /** Returns the time of this machine in milliseconds, for tests. */
  now?: () => number;
}

/** A difference of clocks that matters, in milliseconds. */
const clockTolerance = 5_000;
const megabyte = 1024 * 1024;
/** Below so much free space there is a warning, as the next backups will not fit. */
const lowSpace = 512 * megabyte;

/** How many missing files are named. */
const namedFiles = 20;

/** Returns what was examined, in the order of the checks: good, doubtful and bad. */
export async function examine({ config, database, now = Date.now }: Installation): Promise<Finding[]> {
  const findings = [...configFindings(config)];
  findings.push(...(await databaseFindings(database, now)));
  const { findings: schema, isCurrent } = await schemaFindings(database);
  findings.push(...schema, diskFinding(config));
  const store = await storeFinding(config);
  findings.push(store);
  const mail = await mailServerFinding(config);
  findings.push(mail, ...mailInFindings(config));
  if (isCurrent) {
    if (store.level === 'ok') findings.push(...(await filesFindings(database, config)));
    findings.push(
      ...(await storedFindings(database, config)),
      ...(await secretFindings(database, config)),
      ...(await auditFindings(database)),
      await backupFinding(config, database),
    );
    findings.push(...(await rowFindings(database)));
  }
  return findings;
}

function configFindings(config: Config): Finding[] {
  const check = 'configuration';
  const warnings: [boolean, string, string][] = [
    [config.mail.linkUrl === undefined, doctorText.noPublicUrl, doctorText.noPublicUrlRemedy],
    [config.unlimited, doctorText.unlimited, doctorText.unlimitedRemedy],
    [config.backupKey === undefined, doctorText.backupKey, doctorText.backupKeyRemedy],
  ];
  return [
    { check, level: 'ok', message: doctorText.config },
    ...warnings.flatMap(([holds, message, remedy]): Finding[] => (holds ? [{ check, level: 'warning', message, remedy }] : [])),
  ];
}

async function databaseFindings(database: Database, now: () => number): Promise<Finding[]> {
  const before = now();
  const facts = await databaseFacts(database.db);
  // The answer took some time, within which the database looked at its clock.
  const difference = Math.max(before - facts.now, facts.now - now(), 0);
  const found: Finding[] = [
    facts.readOnly
      ? { check: 'database', level: 'problem', message: doctorText.databaseReadOnly, remedy: doctorText.databaseReadOnlyRemedy }
      : { check: 'database', level: 'ok', message: doctorText.database(database.kind) },
  ];
  for (const message of database.warnings)
    found.push({ check: 'database', level: 'problem', message, remedy: doctorText.databaseWarningRemedy });
  if (database.hasFewConnections())
    found.push({
      check: 'database',
      level: 'warning',
      message: doctorText.fewConnections,
      remedy: doctorText.fewConnectionsRemedy,
    });
  found.push(
    difference > clockTolerance
      ? {
          check: 'clock',
          level: 'problem',
          message: doctorText.clockOff(Math.round(difference / 1_000)),
          remedy: doctorText.clockRemedy,
        }
      : { check: 'clock', level: 'ok', message: doctorText.clock },
  );
  return found;
}

async function schemaFindings(database: Database): Promise<{ findings: Finding[]; isCurrent: boolean }> {
  const { applied, missing, unknown } = await migrationStatus(database);
  const check = 'schema';
  if (applied.length === 0) {
    const remedy = doctorText.schemaEmptyRemedy;
    return { findings: [{ check, level: 'warning', message: doctorText.schemaEmpty, remedy }], isCurrent: false };
  }
  const findings: Finding[] = [];
  if (missing.length > 0)
    findings.push({ check, level: 'problem', message: doctorText.schemaBehind(missing), remedy: doctorText.schemaBehindRemedy });
  if (unknown.length > 0)
    findings.push({ check, level: 'problem', message: doctorText.schemaAhead(unknown), remedy: doctorText.schemaAheadRemedy });
  if (findings.length > 0) return { findings, isCurrent: missing.length === 0 };
  return { findings: [{ check, level: 'ok', message: doctorText.schema(applied.length) }], isCurrent: true };
}

function diskFinding({ dataDir }: Config): Finding {
  const check = 'disk';
  try {
    const { free } = spaceOf(dataDir);
    const megabytes = Math.floor(free / megabyte);
    if (free >= lowSpace) return { check, level: 'ok', message: doctorText.disk(megabytes) };
    const level = free < disk.minFree ? 'problem' : 'warning';
    return { check, level, message: doctorText.diskLow(megabytes), remedy: doctorText.diskRemedy };
  } catch {
    // With PostgreSQL the folder may be missing: nothing is stored there.
    return { check, level: 'ok', message: doctorText.diskUnused };
  }
}

async function storeFinding(config: Config): Promise<Finding> {
  const check = 'files';
  try {
    await fileStore(config).check();
  } catch (error) {
    const { message } = storeFailure(error);
    return { check, level: 'problem', message: doctorText.filesFail(message), remedy: doctorText.filesFailRemedy };
  }
  const isShared = config.filesUrl !== undefined || config.databaseUrl === undefined;
  return { check, level: 'ok', message: isShared ? doctorText.files : doctorText.filesLocal };
}

/** The contents that tasks refer to; a store that works may have lost them. */
async function filesFindings({ db }: Database, config: Config): Promise<Finding[]> {
  const check = 'files';
  const { count, lost } = await missingFiles(db, fileStore(config));
  if (lost.length === 0) return count === 0 ? [] : [{ check, level: 'ok', message: doctorText.filesThere(count) }];
  const message = doctorText.filesMissing(lost.length, count, await namesOfFiles(db, lost, namedFiles));
  return [{ check, level: 'problem', message, remedy: doctorText.filesMissingRemedy }];
}

async function mailServerFinding(config: Config): Promise<Finding> {
  const check = 'mail';
  const server = mailServerOf(config);
  if (!server) return { check, level: 'warning', message: doctorText.mailNone, remedy: doctorText.mailNoneRemedy };
  const verdict = await server.verify();
  if (verdict.ok) return { check, level: 'ok', message: doctorText.mail };
  const { code } = verdict.failure;
  const reason = textByKey(english, `email.failures.${code}`) ?? code;
  return { check, level: 'problem', message: doctorText.mailFails(reason), remedy: doctorText.mailFailsRemedy };
}

/** A sender that nobody verifies is easily made up, and a reader of plain SMTP is meant for one network. */
function mailInFindings({ mailIn }: Config): Finding[] {
  if (!mailIn) return [];
  const check = 'mail';
  if (mailIn.authServer === undefined)
    return [{ check, level: 'warning', message: doctorText.mailInUnverified, remedy: doctorText.mailInUnverifiedRemedy }];
  return [{ check, level: 'ok', message: doctorText.mailIn }];
}

async function storedFindings({ db }: Database, config: Config): Promise<Finding[]> {
  const [hold, { failedMails, hasSecret }] = [await mailHold(db), await storedFacts(db)];
  const { failing, stopped } = await webhookHealth(db);
  const { failure } = config.mailIn?.imapUrl === undefined ? { failure: null } : await lastReading(db);
  const found: [boolean, Finding][] = [
    [
      hold.held,
      { check: 'mail', level: 'warning', message: doctorText.mailsHeld(hold.waiting), remedy: doctorText.mailsHeldRemedy },
    ],
    [
      failedMails > 0,
      { check: 'mail', level: 'warning', message: doctorText.mailsFailed(failedMails), remedy: doctorText.mailsFailedRemedy },
    ],
    [
      failing + stopped > 0,
      {
        check: 'webhooks',
        level: 'warning',
        message: doctorText.webhooksFail(failing, stopped),
        remedy: doctorText.webhooksFailRemedy,
      },
    ],
    [
      failure !== null,
      {
        check: 'mail',
        level: 'problem',
        message: doctorText.mailboxFails(textByKey(english, `email.failures.${failure}`) ?? String(failure)),
        remedy: doctorText.mailboxFailsRemedy,
      },
    ],
    [
      hasSecret && config.previousKeys.length === 0,
      {
        check: 'configuration',
        level: 'warning',
        message: doctorText.secretInDatabase,
        remedy: doctorText.secretInDatabaseRemedy,
      },
    ],
  ];
  return found.flatMap(([holds, finding]) => (holds ? [finding] : []));
}

/** Which key the stored secrets need; one that was generated must not be in the database that it protects. */
async function secretFindings({ db }: Database, config: Config): Promise<Finding[]> {
  const check = 'configuration';
  if (config.secretKey === undefined) return [];
  const { count, old, lost } = await stateOfSecrets(config, db);
  const found: Finding[] = [];
  const { oldRemedy, lostRemedy, unneeded, unneededRemedy } = secretKeyText;
  if (old > 0) found.push({ check, level: 'warning', message: secretKeyText.old(old, count), remedy: oldRemedy });
  if (Object.keys(lost).length > 0)
    found.push({ check, level: 'problem', message: secretKeyText.lost(lost), remedy: lostRemedy });
  if (found.length > 0) return found;
  if (config.previousKeys.length > 0) return [{ check, level: 'warning', message: unneeded, remedy: unneededRemedy }];
  return count === 0 ? [] : [{ check, level: 'ok', message: secretKeyText.current(count) }];
}

/** A receiver of the audit log that is far behind. */
async function auditFindings({ db }: Database): Promise<Finding[]> {
  return (await auditBacklog(db)).map(({ name, waiting, oldestSeconds, late, failure }): Finding => {
    const check = 'audit';
    if (!late) return { check, level: 'ok', message: doctorText.auditSent(name) };
    const message = doctorText.auditLate(name, waiting, Math.round(oldestSeconds / 60), failure);
    return { check, level: 'problem', message, remedy: doctorText.auditLateRemedy };
  });
}

async function backupFinding({ backupSchedule }: Config, { db }: Database): Promise<Finding> {
  const check = 'backup';
  const { lastAt, warning } = await backupCondition(db, backupSchedule);
  const last = lastAt === null ? undefined : new Date(lastAt).toISOString();
  if (warning === null) return { check, level: 'ok', message: doctorText.backup(last) };
  const level = warning === 'unscheduled' ? 'warning' : 'problem';
  return { check, level, message: doctorText.backupWarnings[warning](last), remedy: doctorText.backupRemedies[warning] };
}

async function rowFindings({ db }: Database): Promise<Finding[]> {
  const check = 'rows';
  const broken = await brokenInvariants(db);
  if (broken.length === 0) return [{ check, level: 'ok', message: doctorText.invariants(invariants.length) }];
  return broken.map(({ invariant, count, ids }) => ({
    check,
    level: 'problem',
    message: doctorText.broken(invariantText[invariant], count, ids),
    remedy: invariantRemedies[invariant] ?? doctorText.restoreOrReport,
  }));
}
