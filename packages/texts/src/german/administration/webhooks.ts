// German texts of webhooks: errors.
import type { Catalogue } from '#catalogue.ts';

export const webhooksText: Catalogue['webhooks'] = {
  notFound: 'Diesen Webhook gibt es nicht mehr.',
  deliveryNotFound: 'Diese Zustellung ist nicht mehr gespeichert.',
  nameRequired: 'Geben Sie dem Webhook einen Namen, zum Beispiel den des Programms, das ihn empfängt.',
  urlInvalid: 'Geben Sie eine Adresse ein, die mit https:// beginnt, ohne Passwort und ohne #.',
  urlForbidden: 'Diese Adresse führt in ein privates Netz. Der Betreiber des Servers kann ihren Host erlauben.',
  urlNotSafe: 'Geben Sie eine Adresse ein, die mit https:// beginnt. Sonst könnte unterwegs jeder lesen, was gesendet wird.',
  eventRequired: 'Wählen Sie mindestens ein Ereignis.',
  tooMany: 'Es gibt 50 Webhooks. Löschen Sie zuerst einen, der nicht mehr gebraucht wird.',
  changed: 'Jemand anders hat diesen Webhook inzwischen geändert.',
  notActive: 'Dieser Webhook sendet zurzeit nichts. Starten Sie ihn zuerst.',
  waitsAlready: 'Diese Zustellung wird schon gesendet.',
  bodyGone: 'Der Inhalt dieser Zustellung ist nicht mehr gespeichert.',
};
