// Facts about the server, its database, disk and mails, the other servers, what the audit log is sent to, and the jobs.

import type { ServerStatus } from '@app/contract/monitoring/monitoring.contract.ts';
import { useServerStateText } from '#features/monitoring/server-state-text.ts';
import { useDates } from '#lib/dates.ts';
import { useNumbers } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import { Facts } from '#screens/admin/server/facts.tsx';
import '#screens/admin/server/server.css';
import { useBytes } from '#lib/use-bytes.ts';
import { Verdict } from '#screens/admin/verdict.tsx';
import { Panel } from '#ui/panel.tsx';

export function StatusPanels({ status }: { status: ServerStatus }) {
  const words = useServerStateText();
  const { admin, monitoring } = useText();
  const { formatInstant } = useDates();
  const { formatCount } = useNumbers();
  const formatBytes = useBytes();
  const { database, disk, files, mail, instances, jobs } = status;
  const problem = disk && disk.state !== 'ok' ? disk.state : undefined;
  return (
    <>
      {problem ? (
        <Verdict tone={problem === 'full' ? 'danger' : 'warning'} title={words.disk} text={words.diskStates[problem]} />
      ) : null}
      {files?.failure ? <Verdict tone="danger" title={words.filesFail} text={monitoring.storeFailures[files.failure]} /> : null}
      <div className="server-facts grid items-start gap-5">
        <Panel rows title={admin.server}>
          <Facts
            facts={[
              [words.version, status.version],
              [words.upSince, formatInstant(status.startedAt)],
              [words.instance, status.instance],
              [words.memory, formatBytes(status.memory)],
              ['Node.js', status.node],
            ]}
          />
        </Panel>
        <Panel rows title={words.database}>
          <Facts
            facts={[
              [words.kind, [words.kinds[database.kind], database.read?.version].filter(Boolean).join(' ')],
              [words.size, database.read ? formatBytes(database.read.bytes) : words.unknown],
              [words.connections, words.connectionsOf(formatCount(database.connections), formatCount(database.waiting))],
              [words.files, files ? words.stores[files.store] : words.unknown],
              ...(disk ? [[words.disk, words.diskOf(formatBytes(disk.freeBytes), formatBytes(disk.totalBytes))] as const] : []),
            ]}
          />
        </Panel>
        <Panel rows title={words.mail}>
          <Facts
            facts={
              mail
                ? [
                    [words.mailServer, mail.hasServer ? words.mailServerSet : words.mailServerNone],
                    [words.waiting, formatCount(mail.waiting)],
                    [words.failedMails, formatCount(mail.failed)],
                  ]
                : [[words.waiting, words.unknown]]
            }
          />
        </Panel>
        {database.kind === 'postgres' ? (
          <Panel rows title={words.instances} text={words.instancesText}>
            <Facts
              facts={(instances ?? []).map(({ name, since }) => [
                name,
                [formatInstant(since), name === status.instance ? words.thisOne : ''].filter(Boolean).join(' · '),
              ])}
            />
            {instances === null ? <p className="py-2 text-13 text-ink-2">{words.unknown}</p> : null}
          </Panel>
        ) : null}
        {status.audit && status.audit.length > 0 ? <AuditPanel receivers={status.audit} /> : null}
        <Panel rows title={words.jobs} text={words.jobsText}>
          {jobs.length === 0 ? <p className="py-2 text-13 text-ink-2">{words.noJobs}</p> : null}
          <Facts
            facts={jobs.map(({ name, at, ok }) => [
              nameOf(words.jobNames, name),
              ok ? (
                formatInstant(at)
              ) : (
                <span key={name} className="text-danger-ink">
                  {formatInstant(at)} · {words.jobFailed}
                </span>
              ),
            ])}
          />
        </Panel>
      </div>
    </>
  );
}

function AuditPanel({ receivers }: { receivers: NonNullable<ServerStatus['audit']> }) {
  const { audit: words } = useServerStateText();
  return (
    <Panel rows title={words.title} text={words.text}>
      <Facts
        facts={receivers.map(({ name, waiting, oldestSeconds, late, failure }) => [
          nameOf(words.receivers, name),
          late ? (
            <span key={name} className="wrap-anywhere text-danger-ink">
              {[words.late(waiting, Math.round(oldestSeconds / 60)), failure].filter(Boolean).join(' · ')}
            </span>
          ) : waiting > 0 ? (
            words.waits(waiting)
          ) : (
            words.sent
          ),
        ])}
      />
    </Panel>
  );
}

/** Returns the name of a job or a receiver; that of one that a later version has is shown as it is. */
function nameOf(names: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}
