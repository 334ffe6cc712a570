// Texts of the mail server that administrators set, German.
import type { Catalogue } from '#catalogue.ts';

export const mailServerText: Catalogue['mailServer'] = {
  changed: 'Jemand anders hat diese Einstellungen inzwischen geändert.',
  hostInvalid: 'Bitte geben Sie nur den Namen des Mailservers ein, zum Beispiel smtp.example.com',
  portInvalid: 'Bitte geben Sie einen Port von 1 bis 65535 ein',
  senderInvalid: 'Bitte geben Sie die E-Mail-Adresse des Absenders ein',
  addressInvalid: 'Bitte geben Sie die ganze Adresse ein, beginnend mit https',
  companyName: 'Name der Firma',
  save: 'Speichern',
  saving: 'Wird gespeichert\u00a0…',
  setUp: 'Mailserver einrichten',
  answer: 'Antwort des Mailservers:',
};
