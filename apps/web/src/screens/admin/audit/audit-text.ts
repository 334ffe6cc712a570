// The texts of the audit log, which load with its tab: no first screen shows them.
import { partText } from '#lib/part-text.ts';

/** Returns the texts in the current language; suspends while they load. */
export const useAuditText = partText({
  english: () => import('@app/texts/english/administration/audit.ts').then(({ auditText }) => auditText),
  spanish: () => import('@app/texts/spanish/administration/audit.ts').then(({ auditText }) => auditText),
  french: () => import('@app/texts/french/administration/audit.ts').then(({ auditText }) => auditText),
  german: () => import('@app/texts/german/administration/audit.ts').then(({ auditText }) => auditText),
});
