// All texts of each language: the catalogue of the screens, those that only the server loads, and those that load with a part of a screen.
import type { Language } from '@app/contract/limits.ts';
import { catalogues } from '#catalogues.ts';
import { feedDialogText as englishFeedDialog } from '#english/account/feed-dialog.ts';
import { passkeysText as englishPasskeys } from '#english/account/passkeys.ts';
import { peopleText as englishPeople } from '#english/account/people.ts';
import { secondFactorsText as englishSecondFactors } from '#english/account/second-factors.ts';
import { singleSignOnText as englishSingleSignOn } from '#english/account/single-sign-on.ts';
import { auditText as englishAudit } from '#english/administration/audit.ts';
import { directoryText as englishDirectory } from '#english/administration/directory.ts';
import { providersText as englishProviders } from '#english/administration/providers.ts';
import { serverStateText as englishServerState } from '#english/administration/server-state.ts';
import { setupText as englishSetup } from '#english/administration/setup.ts';
import { signInPolicyText as englishSignInPolicy } from '#english/administration/sign-in-policy.ts';
import { webhookScreensText as englishWebhookScreens } from '#english/administration/webhook-screens.ts';
import { doFirstText as englishDoFirst } from '#english/assistant/do-first.ts';
import { hintSettingsText as englishHintSettings } from '#english/assistant/hint-settings.ts';
import { instructionsText as englishInstructions } from '#english/assistant/instructions.ts';
import { scheduledText as englishScheduled } from '#english/assistant/scheduled.ts';
import { suggestedText as englishSuggested } from '#english/assistant/suggested.ts';
import { feedDialogText as frenchFeedDialog } from '#french/account/feed-dialog.ts';
import { passkeysText as frenchPasskeys } from '#french/account/passkeys.ts';
import { peopleText as frenchPeople } from '#french/account/people.ts';
import { secondFactorsText as frenchSecondFactors } from '#french/account/second-factors.ts';
import { singleSignOnText as frenchSingleSignOn } from '#french/account/single-sign-on.ts';
import { auditText as frenchAudit } from '#french/administration/audit.ts';
import { directoryText as frenchDirectory } from '#french/administration/directory.ts';
import { providersText as frenchProviders } from '#french/administration/providers.ts';
import { serverStateText as frenchServerState } from '#french/administration/server-state.ts';
import { setupText as frenchSetup } from '#french/administration/setup.ts';
import { signInPolicyText as frenchSignInPolicy } from '#french/administration/sign-in-policy.ts';
import { webhookScreensText as frenchWebhookScreens } from '#french/administration/webhook-screens.ts';
import { doFirstText as frenchDoFirst } from '#french/assistant/do-first.ts';
import { hintSettingsText as frenchHintSettings } from '#french/assistant/hint-settings.ts';
import { instructionsText as frenchInstructions } from '#french/assistant/instructions.ts';
import { scheduledText as frenchScheduled } from '#french/assistant/scheduled.ts';
import { suggestedText as frenchSuggested } from '#french/assistant/suggested.ts';
import { feedDialogText as germanFeedDialog } from '#german/account/feed-dialog.ts';
import { passkeysText as germanPasskeys } from '#german/account/passkeys.ts';
import { peopleText as germanPeople } from '#german/account/people.ts';
import { secondFactorsText as germanSecondFactors } from '#german/account/second-factors.ts';
import { singleSignOnText as germanSingleSignOn } from '#german/account/single-sign-on.ts';
import { auditText as germanAudit } from '#german/administration/audit.ts';
import { directoryText as germanDirectory } from '#german/administration/directory.ts';
import { providersText as germanProviders } from '#german/administration/providers.ts';
import { serverStateText as germanServerState } from '#german/administration/server-state.ts';
import { setupText as germanSetup } from '#german/administration/setup.ts';
import { signInPolicyText as germanSignInPolicy } from '#german/administration/sign-in-policy.ts';
import { webhookScreensText as germanWebhookScreens } from '#german/administration/webhook-screens.ts';
import { doFirstText as germanDoFirst } from '#german/assistant/do-first.ts';
import { hintSettingsText as germanHintSettings } from '#german/assistant/hint-settings.ts';
import { instructionsText as germanInstructions } from '#german/assistant/instructions.ts';
import { scheduledText as germanScheduled } from '#german/assistant/scheduled.ts';
import { suggestedText as germanSuggested } from '#german/assistant/suggested.ts';
import { answersTexts } from '#sentences/answers.ts';
import { securityTexts } from '#sentences/devices.ts';
import { digestsTexts } from '#sentences/digests.ts';
import { incomingMessagesTexts } from '#sentences/incoming-mails.ts';
import { mailsTexts } from '#sentences/mails.ts';
import { nudgesTexts } from '#sentences/nudges.ts';
import { peopleImportTexts } from '#sentences/people-imports.ts';
import { questionsTexts } from '#sentences/questions.ts';
import { repliesTexts } from '#sentences/replies.ts';
import { scimTexts } from '#sentences/scim.ts';
import { todayTexts } from '#sentences/today.ts';
import { feedDialogText as spanishFeedDialog } from '#spanish/account/feed-dialog.ts';
import { passkeysText as spanishPasskeys } from '#spanish/account/passkeys.ts';
import { peopleText as spanishPeople } from '#spanish/account/people.ts';
import { secondFactorsText as spanishSecondFactors } from '#spanish/account/second-factors.ts';
import { singleSignOnText as spanishSingleSignOn } from '#spanish/account/single-sign-on.ts';
import { auditText as spanishAudit } from '#spanish/administration/audit.ts';
import { directoryText as spanishDirectory } from '#spanish/administration/directory.ts';
import { providersText as spanishProviders } from '#spanish/administration/providers.ts';
import { serverStateText as spanishServerState } from '#spanish/administration/server-state.ts';
import { setupText as spanishSetup } from '#spanish/administration/setup.ts';
import { signInPolicyText as spanishSignInPolicy } from '#spanish/administration/sign-in-policy.ts';
import { webhookScreensText as spanishWebhookScreens } from '#spanish/administration/webhook-screens.ts';
import { doFirstText as spanishDoFirst } from '#spanish/assistant/do-first.ts';
import { hintSettingsText as spanishHintSettings } from '#spanish/assistant/hint-settings.ts';
import { instructionsText as spanishInstructions } from '#spanish/assistant/instructions.ts';
import { scheduledText as spanishScheduled } from '#spanish/assistant/scheduled.ts';
import { suggestedText as spanishSuggested } from '#spanish/assistant/suggested.ts';

/** Those of the parts, whose languages the web loads one by one. */
const parts = {
  english: {
    audit: englishAudit,
    doFirst: englishDoFirst,
    scheduled: englishScheduled,
    directory: englishDirectory,
    feedDialog: englishFeedDialog,
    hintSettings: englishHintSettings,
    instructions: englishInstructions,
    passkeys: englishPasskeys,
    people: englishPeople,
    providers: englishProviders,
    secondFactors: englishSecondFactors,
    serverState: englishServerState,
    setup: englishSetup,
    signInPolicy: englishSignInPolicy,
    singleSignOn: englishSingleSignOn,
    suggested: englishSuggested,
    webhookScreens: englishWebhookScreens,
  },
  spanish: {
    audit: spanishAudit,
    doFirst: spanishDoFirst,
    scheduled: spanishScheduled,
    directory: spanishDirectory,
    feedDialog: spanishFeedDialog,
    hintSettings: spanishHintSettings,
    instructions: spanishInstructions,
    passkeys: spanishPasskeys,
    people: spanishPeople,
    providers: spanishProviders,
    secondFactors: spanishSecondFactors,
    serverState: spanishServerState,
    setup: spanishSetup,
    signInPolicy: spanishSignInPolicy,
    singleSignOn: spanishSingleSignOn,
    suggested: spanishSuggested,
    webhookScreens: spanishWebhookScreens,
  },
  french: {
    audit: frenchAudit,
    doFirst: frenchDoFirst,
    scheduled: frenchScheduled,
    directory: frenchDirectory,
    feedDialog: frenchFeedDialog,
    hintSettings: frenchHintSettings,
    instructions: frenchInstructions,
    passkeys: frenchPasskeys,
    people: frenchPeople,
    providers: frenchProviders,
    secondFactors: frenchSecondFactors,
    serverState: frenchServerState,
    setup: frenchSetup,
    signInPolicy: frenchSignInPolicy,
    singleSignOn: frenchSingleSignOn,
    suggested: frenchSuggested,
    webhookScreens: frenchWebhookScreens,
  },
  german: {
    audit: germanAudit,
    doFirst: germanDoFirst,
    scheduled: germanScheduled,
    directory: germanDirectory,
    feedDialog: germanFeedDialog,
    hintSettings: germanHintSettings,
    instructions: germanInstructions,
    passkeys: germanPasskeys,
    people: germanPeople,
    providers: germanProviders,
    secondFactors: germanSecondFactors,
    serverState: germanServerState,
    setup: germanSetup,
    signInPolicy: germanSignInPolicy,
    singleSignOn: germanSingleSignOn,
    suggested: germanSuggested,
    webhookScreens: germanWebhookScreens,
  },
};

/** Returns the texts of a language by catalogue. */
export function allTexts(language: Language) {
  return {
    ...catalogues[language],
    ...parts[language],
    answers: answersTexts[language],
    digests: digestsTexts[language],
    incomingMessages: incomingMessagesTexts[language],
    mails: mailsTexts[language],
    peopleImports: peopleImportTexts[language],
    questions: questionsTexts[language],
    replies: repliesTexts[language],
    scim: scimTexts[language],
    security: securityTexts[language],
    nudges: nudgesTexts[language],
    today: todayTexts[language],
  };
}
