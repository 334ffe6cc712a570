// The receivers of the audit log that the environment sets.
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { fileReceiver } from '#audit-delivery/file-receiver.ts';
import type { AuditReceiver } from '#audit-delivery/receiver.ts';
import { syslogReceiver } from '#audit-delivery/syslog-receiver.ts';
import type { Config } from '#config.ts';
import { StartError } from '#db/start-error.ts';
import { mainText } from '#main.text.ts';

/** Returns the receivers; throws a StartError if the file cannot be written, or the certificates cannot be read. */
export function auditReceivers({ auditFile, auditSyslog, auditSyslogCa }: Config): AuditReceiver[] {
  if (auditFile !== undefined) assertWritable(auditFile);
  if (auditSyslogCa !== undefined)
    tried(
      () => readFileSync(auditSyslogCa),
      (reason) => mainText.auditFile('AUDIT_SYSLOG_CA', auditSyslogCa, reason),
    );
  return [
    ...(auditFile === undefined ? [] : [fileReceiver(auditFile)]),
    ...(auditSyslog === undefined ? [] : [syslogReceiver(auditSyslog, { ca: auditSyslogCa })]),
  ];
}

function assertWritable(path: string): void {
  tried(
    () => {
      const file = openSync(path, 'a', 0o640);
      const isFile = fstatSync(file).isFile();
      closeSync(file);
      if (!isFile) throw new Error('it is no file');
    },
    (reason) => mainText.auditFile('AUDIT_LOG_FILE', path, reason),
  );
}

function tried(open: () => unknown, message: (reason: string) => string): void {
  try {
    open();
  } catch (error) {
    throw new StartError(message(error instanceof Error ? error.message : String(error)));
  }
}
