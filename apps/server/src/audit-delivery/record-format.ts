// The lines that receivers get: one JSON object a record, alone or in a syslog message (RFC 5424).
import { auditDelivery } from '@app/contract/audit/audit.limits.ts';
import type { AuditRecord } from '#audit-delivery/audit-queue.sql.ts';

/** Returns a record as JSON in ASCII: no line break, control or other character in it can forge a line, and no reader misreads it. */
export function jsonOf(record: AuditRecord, maxBytes: number = auditDelivery.recordBytes): string {
  const { id, at, action, outcome, via, userId, username, target, details, address } = record;
  const given = { id, time: at, action, outcome, via, userId, user: username, target, address };
  const whole = inAscii({ ...given, details: bounded(details) });
  // Details are names and numbers; whoever needs long ones has the id.
  return whole.length <= maxBytes ? whole : inAscii({ ...given, user: username?.slice(0, 50) ?? null, details: { cut: true } });
}

function inAscii(value: object): string {
  return JSON.stringify(value).replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Shortens the texts of details. */
function bounded(details: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'string' && value.length > auditDelivery.text ? `${value.slice(0, auditDelivery.text)}…` : value,
    ]),
  );
}

/** The facility "log audit"; what was carried out is a notice, what was refused a warning. */
const facility = 13;
const severities = { done: 5, refused: 4 } as const;

/** What a syslog message says of its sender. */
export interface Sender {
  host: string;
  processId: number;
  version: string;
}

/** Returns a record as a syslog message. */
export function syslogMessage(record: AuditRecord, { host, processId, version }: Sender, maxBytes?: number): string {
  const severity = record.outcome === 'refused' ? severities.refused : severities.done;
  const head = `<${facility * 8 + severity}>1 ${record.at} ${word(host, 255)} tasklane ${processId} ${word(record.action, 32)}`;
  const message = `${head} [origin software="tasklane" swVersion="${word(version, 32).replace(/["\]\\]/g, '')}"] `;
  return message + jsonOf(record, maxBytes === undefined ? undefined : maxBytes - message.length);
}

/** Returns a text as one word of printable ASCII, which is what the fields of a message may have. */
function word(text: string, max: number): string {
  return text.replace(/[^\x21-\x7e]/g, '').slice(0, max) || '-';
}

/** Returns a message with its length before it (RFC 6587, 5425), so that none can be taken for two. */
export function framed(message: string): string {
  return `${Buffer.byteLength(message)} ${message}`;
}
