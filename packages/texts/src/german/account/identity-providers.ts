// What the server says of single sign-on, German.
import type { Catalogue } from '#catalogue.ts';

export const identityProvidersText: Catalogue['identityProviders'] = {
  passwordsOff: 'Passwörter sind hier abgeschaltet. Bitte melden Sie sich über Ihre Firma an.',
  issuerInvalid:
    'Bitte geben Sie die ganze https-Adresse des Anbieters ein. Andere erlaubt der Betreiber mit OIDC_ALLOWED_HOSTS.',
  emergencyRequired: 'Bitte wählen Sie einen Administrator, der weiter ein Passwort benutzen darf.',
  proofRequired: 'Testen Sie zuerst einen Anbieter mit Erfolg, oder melden Sie sich damit an.',
  lastOne: 'Alle melden sich mit diesem Anbieter an. Erlauben Sie zuerst Passwörter.',
  notReached: 'Der Anbieter ist gerade nicht zu erreichen.',
};
