// What the server says of single sign-on, French.
import type { Catalogue } from '#catalogue.ts';

export const identityProvidersText: Catalogue['identityProviders'] = {
  passwordsOff: 'Les mots de passe sont désactivés ici. Connectez-vous avec votre entreprise.',
  issuerInvalid: 'Saisissez l’adresse https complète du fournisseur. L’exploitant en autorise d’autres avec OIDC_ALLOWED_HOSTS.',
  emergencyRequired: 'Choisissez un administrateur qui pourra encore utiliser un mot de passe.',
  proofRequired: 'Testez d’abord un fournisseur avec succès, ou connectez-vous avec lui.',
  lastOne: 'Tout le monde se connecte avec ce fournisseur. Autorisez d’abord les mots de passe.',
  notReached: 'Le fournisseur n’est pas joignable pour le moment.',
};
