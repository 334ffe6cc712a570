// The texts of the screen of webhooks: no first screen shows them.
import { partText } from '#lib/part-text.ts';

/** Returns the texts in the current language; suspends while they load. */
export const useWebhooksText = partText({
  english: () =>
    import('@app/texts/english/administration/webhook-screens.ts').then(({ webhookScreensText }) => webhookScreensText),
  spanish: () =>
    import('@app/texts/spanish/administration/webhook-screens.ts').then(({ webhookScreensText }) => webhookScreensText),
  french: () =>
    import('@app/texts/french/administration/webhook-screens.ts').then(({ webhookScreensText }) => webhookScreensText),
  german: () =>
    import('@app/texts/german/administration/webhook-screens.ts').then(({ webhookScreensText }) => webhookScreensText),
});
