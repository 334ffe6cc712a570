// Actions and outcomes of the audit log (docs/decisions/012-administration.md).

/** Recorded actions. Each endpoint for administrators names its own, so that refused attempts are recorded as well. */
export const auditActions = [
  'admin_read',
  'department_created',
  'department_changed',
  'department_merged',
  'department_deleted',
  'member_added',
  'member_removed',
  'member_role_changed',
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
  'tasks_purged',
  'email_template_created',
  'email_template_updated',
  'email_template_deleted',
  'email_template_made_default',
  'test_mail_sent',
  'mail_resent',
  'mail_address_changed',
  'invitation_sent',
  'invitation_revoked',
  'password_reset_link',
  'role_changed',
  'user_created',
  'user_changed',
  'people_invited',
  'tasks_handed_over',
  'hand_over_undone',
  'user_deactivated',
  'user_deleted',
  'user_reactivated',
  'password_set',
  'sessions_ended',
  'second_factor_reset',
  'score_weights_changed',
  'mail_server_changed',
  'registration_changed',
  'sign_in_policy_changed',
  'identity_provider_created',
  'identity_provider_changed',
  'identity_provider_deleted',
  'identity_provider_tested',
  'single_sign_on_enforced',
  'identity_linked',
  'setup_changed',
  'samples_removed',
  'model_settings_changed',
  'model_tested',
  'model_call_read',
  'service_account_created',
  'token_created',
  'token_revoked',
  'scim_token_created',
  'scim_token_revoked',
  'scim_department_unknown',
  'import_uploaded',
  'import_started',
  'import_undone',
  'backup_started',
  'mail_hold_ended',
  'proposal_confirmed',
  'proposal_undone',
  'webhook_created',
  'webhook_updated',
  'webhook_deleted',
  'webhook_secret_rotated',
  'webhook_tested',
  'webhook_resent',
] as const;
export type AuditAction = (typeof auditActions)[number];

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
