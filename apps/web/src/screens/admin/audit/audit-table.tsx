// The entries of the audit log as a table; below 768 pixels each entry is a block.

import type { AuditEntry } from '@app/contract/audit/audit.contract.ts';
import { auditActions } from '@app/contract/audit/audit.rules.ts';
import { departmentRoles, userRoles } from '@app/contract/limits.ts';
import type { Catalogue } from '@app/texts/catalogue.ts';
import type { AuditText } from '@app/texts/english/administration/audit.ts';
import { useDates } from '#lib/dates.ts';
import { useBelow } from '#lib/media.ts';
import { useText } from '#lib/text.ts';
import { useAuditText } from '#screens/admin/audit/audit-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Table } from '#ui/table.tsx';

const cell = 'px-4 py-2 align-top wrap-anywhere';

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const words = useAuditText();
  const narrow = useBelow('md');
  if (narrow) return <AuditCards entries={entries} />;
  const heads = [
    { label: words.when, className: 'w-48' },
    { label: words.who, className: 'w-[18%]' },
    { label: words.act, className: 'w-[28%]' },
    { label: words.about },
    { label: words.address, className: 'w-34 max-lg:hidden' },
  ];
  return (
    <Table label={words.tableLabel} heads={heads}>
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} />
      ))}
    </Table>
  );
}

function Row({ entry }: { entry: AuditEntry }) {
  const text = useText();
  const words = useAuditText();
  const { formatInstant } = useDates();
  return (
    <tr>
      <td className={`${cell} whitespace-nowrap text-ink-2 tabular-nums`}>{formatInstant(entry.createdAt)}</td>
      <td className={cell}>{whoIn(words, text, entry)}</td>
      <th scope="row" className={`${cell} text-start font-medium`}>
        <Act entry={entry} />
      </th>
      <td className={`${cell} text-ink-2`}>{aboutIn(text, entry)}</td>
      <td className={`${cell} text-ink-2 max-lg:hidden`}>{entry.address}</td>
    </tr>
  );
}

function AuditCards({ entries }: { entries: readonly AuditEntry[] }) {
  const text = useText();
  const words = useAuditText();
  const { formatInstant } = useDates();
  return (
    <ul aria-label={words.tableLabel} className="flex flex-col gap-2">
      {entries.map((entry) => (
        <li key={entry.id} className="rounded-md bg-surface p-3 text-13 shadow-card">
          <p className="font-medium">
            <Act entry={entry} />
          </p>
          <p className="wrap-anywhere text-ink-2">{aboutIn(text, entry)}</p>
          <p className="mt-1 text-12 wrap-anywhere text-ink-3">
            {whoIn(words, text, entry)} · {formatInstant(entry.createdAt)}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Act({ entry }: { entry: AuditEntry }) {
  const words = useAuditText();
  const action = auditActions.find((name) => name === entry.action);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {action ? words.actions[action] : entry.action}
      {entry.outcome === 'refused' ? <Badge tone="danger">{words.refused}</Badge> : null}
    </span>
  );
}

function whoIn({ nobody, scimToken }: AuditText, { users }: Catalogue, { userId, userName, details }: AuditEntry): string {
  if (typeof details['scim'] === 'string') return scimToken(details['scim']);
  return userName ?? (userId === null ? nobody : users.deleted);
}

/** Returns the target of an action and its details. */
function aboutIn(text: Catalogue, { target, targetName, details }: AuditEntry): string {
  const isPerson = target?.startsWith('user:') ?? false;
  const named = targetName ?? (isPerson ? text.users.deleted : undefined);
  const { department, role, column, from, to } = details;
  const roles = [from, to].filter((one) => typeof one === 'string').map((one) => roleName(text, one));
  const more = [department, column, typeof role === 'string' ? roleName(text, role) : undefined, roles.join(' → ')];
  return [named, ...more].filter((part) => typeof part === 'string' && part !== '').join(' · ');
}

/** Returns the name of a company or department role. */
function roleName({ departments, users }: Catalogue, role: string): string {
  const userRole = userRoles.find((name) => name === role);
  if (userRole) return users.profile.roles[userRole];
  const departmentRole = departmentRoles.find((name) => name === role);
  return departmentRole ? departments.roles[departmentRole] : role;
}
