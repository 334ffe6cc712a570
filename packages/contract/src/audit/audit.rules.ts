// Actions and outcomes of the audit log (docs/decisions/012-administration.md).

/** Recorded actions by kind. Each endpoint for administrators names its own, so that refused attempts are recorded as well. */
const actionsOfKind = {
  signIn: ['signed_in', 'sign_in_refused', 'signed_out', 'session_ended'],
  protection: [
    'password_changed',
    'password_set',
    'sessions_ended',
    'password_reset_link',
    'password_reset',
    'email_changed',
    'second_factor_added',
    'second_factor_removed',
    'second_factor_reset',
    'recovery_codes_renewed',
    'passkey_added',
    'passkey_removed',
    'identity_linked',
    'identity_unlinked',
    'token_created',
    'token_revoked',
    'scim_token_created',
    'scim_token_revoked',
    'sign_in_policy_changed',
    'identity_provider_created',
    'identity_provider_changed',
    'identity_provider_deleted',
    'identity_provider_tested',
    'single_sign_on_enforced',
    'directory_changed',
    'directory_removed',
    'directory_tested',
    'directory_sync_requested',
    'directory_synchronised',
    'registration_changed',
  ],
  people: [
    'user_created',
    'user_registered',
    'user_changed',
    'user_deactivated',
    'user_reactivated',
    'user_deleted',
    'role_changed',
    'member_added',
    'member_removed',
    'member_role_changed',
    'invitation_sent',
    'invitation_revoked',
    'people_invited',
    'tasks_handed_over',
    'hand_over_undone',
    'service_account_created',
    'scim_department_unknown',
  ],
  data: [
    'account_exported',
    'tasks_exported',
    'audit_exported',
    'tasks_purged',
    'import_uploaded',
    'import_started',
    'import_undone',
    'backup_started',
    'retention_changed',
    'samples_removed',
    'proposal_confirmed',
    'proposal_undone',
  ],
  organisation: [
    'department_created',
    'department_changed',
    'department_merged',
    'department_deleted',
    'template_created',
    'template_updated',
    'template_deleted',
    'task_template_created',
    'task_template_updated',
    'task_template_deleted',
    'task_template_restored',
    'column_created',
    'column_updated',
    'column_deleted',
    'score_weights_changed',
  ],
  server: [
    'admin_read',
    'email_template_created',
    'email_template_updated',
    'email_template_deleted',
    'email_template_made_default',
    'test_mail_sent',
    'mail_resent',
    'mail_address_changed',
    'mail_server_changed',
    'mail_hold_ended',
    'setup_changed',
    'model_settings_changed',
    'model_tested',
    'model_call_read',
    'webhook_created',
    'webhook_updated',
    'webhook_deleted',
    'webhook_secret_rotated',
    'webhook_tested',
    'webhook_resent',
  ],
} as const;
export type AuditKind = keyof typeof actionsOfKind;
export type AuditAction = (typeof actionsOfKind)[AuditKind][number];

export const auditKinds = Object.keys(actionsOfKind) as AuditKind[];
export const auditActions: readonly AuditAction[] = Object.values(actionsOfKind).flat();

/** The kinds that can be asked for; `acts` is everything but sign-ins, of which there are many more than of anything else. */
export const askedKinds = ['acts', ...auditKinds] as const;
export type AskedKind = (typeof askedKinds)[number];

/** Returns the actions of a kind. */
export function auditActionsOf(kind: AskedKind): readonly AuditAction[] {
  if (kind !== 'acts') return actionsOfKind[kind];
  return auditActions.filter((action) => !actionsOfKind.signIn.some((one) => one === action));
}

export const auditOutcomes = ['done', 'refused'] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];

/** Returns the affected row of an action, such as `department:3`. */
export function auditTarget(
  kind:
    | 'user'
    | 'department'
    | 'template'
    | 'task_template'
    | 'workspace'
    | 'email_template'
    | 'mail'
    | 'token'
    | 'scim_token'
    | 'import'
    | 'backup'
    | 'webhook',
  id: number,
): string {
  return `${kind}:${id}`;
}

/** Returns the file name of an exported log. */
export function auditExportName(date: string): string {
  return `audit-log-${date}.csv`;
}
