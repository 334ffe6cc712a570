// French texts of the administration of the sign-in.
import type { SignInPolicyText } from '#english/administration/sign-in-policy.ts';

export const signInPolicyText: SignInPolicyText = {
  title: 'Deuxième étape',
  text: 'En plus du mot de passe, un code du téléphone. Chacun peut la configurer dans son profil. Vous pouvez l’exiger.',
  duties: {
    nobody: 'Chacun choisit',
    administrators: 'Obligatoire pour les administrateurs',
    everybody: 'Obligatoire pour tous',
  },
  reasons: {
    nobody: 'Qui veut une deuxième étape la configure.',
    administrators: 'Ils modifient les rôles, les e-mails et les services.',
    everybody: 'Personne n’entre avec un mot de passe seul.',
  },
  without: (count) =>
    count === 0
      ? 'Tout le monde en a une.'
      : count === 1
        ? '1 personne n’en a pas encore.'
        : `${count} personnes n’en ont pas encore.`,
  grace: 'Délai pour la configurer',
  atOnce: 'Aucun\u202f: dès maintenant',
  days: (count) => (count === 1 ? '1 jour' : `${count} jours`),
  since: (date) => `Obligatoire depuis le ${date}.`,
  from: (date) => `Obligatoire à partir du ${date}.`,
  explain:
    'D’ici là, un rappel s’affiche à la connexion. Ensuite, on ne peut plus que la configurer. Les nouveaux ont le même délai. Avec l’authentification unique, la deuxième étape du fournisseur compte.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Connexion enregistrée',
  failed: 'L’enregistrement a échoué',
  loadFailed: 'La façon de se connecter n’a pas pu être chargée.',
};
