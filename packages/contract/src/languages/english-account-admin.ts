// English texts of administration, account, invitations and password resets, which the web loads with those screens, and of the server alone.
import { accountText } from '#account/account.text.ts';
import { panelText } from '#admin/panel.text.ts';
import { auditText } from '#audit/audit.text.ts';
import { backupsText } from '#backups/backups.text.ts';
import { departmentsText } from '#departments/departments.text.ts';
import { emailText } from '#email/email.text.ts';
import { emailConfirmationsText } from '#email-confirmations/email-confirmations.text.ts';
import { emailTemplatesText } from '#email-templates/email-templates.text.ts';
import { feedsText } from '#feeds/feeds.text.ts';
import { importsText } from '#imports/imports.text.ts';
import { incomingMailsText } from '#incoming-mails/incoming-mails.text.ts';
import { invitationsText } from '#invitations/invitations.text.ts';
import { modelsText } from '#models/models.text.ts';
import { monitoringText } from '#monitoring/monitoring.text.ts';
import { messagesText } from '#notifications/messages.text.ts';
import { passwordResetsText } from '#password-resets/password-resets.text.ts';
import { weightsText } from '#scores/weights.text.ts';
import { tokensText } from '#tokens/tokens.text.ts';
import { profileText } from '#users/profile.text.ts';
import { webhooksText } from '#webhooks/webhooks.text.ts';

export const englishAccountAdmin = {
  account: accountText,
  admin: panelText,
  audit: auditText,
  departments: departmentsText,
  email: emailText,
  emailConfirmations: emailConfirmationsText,
  emailTemplates: emailTemplatesText,
  imports: importsText,
  backups: backupsText,
  monitoring: monitoringText,
  feeds: feedsText,
  incomingMails: incomingMailsText,
  invitations: invitationsText,
  models: modelsText,
  notifications: messagesText,
  passwordResets: passwordResetsText,
  scores: weightsText,
  tokens: tokensText,
  users: profileText,
  webhooks: webhooksText,
};
