// Starts the server: reads the environment, opens and migrates the database, listens, and shuts down on a signal.
import { serverDatabase } from '@app/contract/limits.ts';
import { assertPortFree, listen } from '#address.ts';
import { restoreHint } from '#backups/restore-hint.ts';
import { completeConfig } from '#complete-config.ts';
import { ConfigError, readConfig } from '#config.ts';
import { startControl } from '#control/control-server.ts';
import { openDatabase } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { DatabaseDamaged, StartError } from '#db/start-error.ts';
import { mainText } from '#main.text.ts';
import { webRoot } from '#program-files.ts';
import { stopOnSignal } from '#stop.ts';
import { surviveRejections } from '#unhandled-rejections.ts';

try {
  await start();
} catch (error) {
  fail(error);
}

async function start() {
  const environment = readConfig(process.env);
  await assertPortFree(environment);
  // The database opens in its worker thread while this thread loads the application.
  const [
    database,
    { buildApp },
    { seed },
    { auditReceivers },
    { startAuditDelivery },
    { startDelivery },
    { startWebhooks },
    { startReminders },
    { startAnswering },
    { startRecurring },
    { startArchiving },
    { startImports },
    { startBackups },
    { startDirectory },
    { startMailIn },
    { startWarming },
    { connectModel },
    { secretsAtStart },
    { followKey },
  ] = await Promise.all([
    openDatabase({
      databaseUrl: environment.databaseUrl,
      dataDir: environment.dataDir,
      poolMax: environment.databasePoolMax,
      waitFor: serverDatabase.startTimeout,
      onWait: say,
    }).catch((error: unknown) => {
      throw error instanceof DatabaseDamaged ? new StartError(`${error.message} ${restoreHint(environment)}`) : error;
    }),
    import('#app.ts'),
    import('#seed/seed.ts'),
    import('#audit-delivery/receivers.ts'),
    import('#jobs/deliver-audit.ts'),
    import('#jobs/deliver-mails.ts'),
    import('#jobs/deliver-webhooks.ts'),
    import('#jobs/send-reminders.ts'),
    import('#jobs/answer-scheduled-questions.ts'),
    import('#jobs/make-recurring-tasks.ts'),
    import('#jobs/archive-tasks.ts'),
    import('#jobs/resume-imports.ts'),
    import('#jobs/make-backups.ts'),
    import('#jobs/synchronise-directory.ts'),
    import('#jobs/start-mail-in.ts'),
    import('#models/warm-model.ts'),
    import('#models/connect-model.ts'),
    import('#secrets/renew-secrets.ts'),
    import('#jobs/follow-key.ts'),
  ]);
  try {
    for (const warning of database.warnings) process.stderr.write(`${warning}\n`);
    await migrate(database);
    const { config, warning } = await completeConfig(environment, database);
    for (const line of [...(warning === undefined ? [] : [warning]), ...(await secretsAtStart(config, database))])
      process.stderr.write(`${line}\n`);
    if (config.databaseUrl !== undefined && config.filesUrl === undefined) process.stderr.write(`${mainText.filesLocal}\n`);
    if (config.unlimited) process.stderr.write(`${mainText.unlimited}\n`);
    const { adminPassword } = await seed(database.db, config);
    if (adminPassword !== undefined) say(mainText.password(config.adminUsername, adminPassword));
    const receivers = auditReceivers(config);
    const app = await buildApp({ config, database, webRoot });
    const url = await listen(app, config);
    surviveRejections(app.log);
    const { log } = app.outage;
    const control = database.copyTo ? [await startControl({ config, database, log, runner: app.runner })] : [];
    const { mail, webhook, job } = app.measurements;
    const isPaused = () => database.disk() === 'full';
    const { received } = app.measurements;
    const jobs = [
      ...(await startMailIn({ config, database, runner: app.runner, log, received, ended: (result) => job('mailbox', result) })),
      ...(await startAuditDelivery({ db: database.db, receivers, log, isPaused, ended: (result) => job('audit', result) })),
      startDelivery({ config, database, log, delivered: mail }),
      startWebhooks({ config, database, log, attempted: webhook }),
      startReminders({ db: database.db, log, isPaused, ended: (result) => job('reminders', result) }),
      startAnswering({ db: database.db, log, isPaused, ended: (result) => job('scheduled_questions', result) }),
      startRecurring({ db: database.db, log, isPaused, ended: (result) => job('recurring', result) }),
      startArchiving({ db: database.db, log, isPaused, ended: (result) => job('archive', result) }),
      startImports({ db: database.db, log, isPaused, ended: (result) => job('imports', result) }),
      startBackups({ config, database, log, isPaused, ended: (result) => job('backups', result) }),
      startDirectory({ config, database, log, isPaused, ended: (result) => job('directory', result) }),
      startWarming(database.db, config, connectModel),
      followKey({ config, database, log }),
      ...control,
    ];
    stopOnSignal({ app, jobs, database, delay: config.stopDelay });
    say(mainText.ready(url, config.publicUrl));
  } catch (error) {
    await database.close();
    throw error;
  }
}

function fail(error: unknown) {
  if (error instanceof ConfigError) process.stderr.write(`${error.problems.join('\n')}\n`);
  else if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else console.error(error);
  process.exit(1);
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}
