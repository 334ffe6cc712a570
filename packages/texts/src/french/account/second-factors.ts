// French texts of the second step of a sign-in.
import type { SecondFactorsText } from '#english/account/second-factors.ts';

export const secondFactorsText: SecondFactorsText = {
  step: {
    title: 'Un code de votre téléphone',
    text: 'Ouvrez sur votre téléphone le programme qui crée vos codes et saisissez celui qu’il affiche pour ce compte.',
    code: 'Code',
    recoveryTitle: 'Un code de secours',
    recoveryText: 'Saisissez un des codes que vous avez gardés en configurant votre téléphone. Chacun ne sert qu’une fois.',
    recoveryCode: 'Code de secours',
    trust: 'Ne pas demander sur cet appareil pendant 30 jours',
    toRecovery: 'Pas de téléphone\u202f? Utilisez un code de secours',
    toPhone: 'Utiliser le code de votre téléphone',
    toPasskey: 'Utiliser plutôt votre clé d’accès',
    back: 'Retour',
  },
  again: {
    title: 'Est-ce bien vous\u202f?',
    text: 'Vous vous êtes connecté il y a quelque temps. Pour cette étape, montrez encore une fois que c’est bien vous. On ne vous le demandera plus pendant dix minutes.',
    password: 'Votre mot de passe',
    code: 'Code de votre téléphone, ou code de secours',
    toCode: 'Utiliser un code de votre téléphone',
    toPassword: 'Utiliser votre mot de passe',
    submit: 'Confirmer',
    busy: 'Vérification…',
    cancel: 'Annuler',
  },
  due: {
    title: 'Votre connexion a besoin d’une deuxième étape',
    text: 'Les administrateurs de cette entreprise demandent un code du téléphone en plus du mot de passe. Cela prend deux minutes. Tout le reste vous attend ici.',
    logOut: 'Se déconnecter',
    soon: (date) => `Votre connexion aura besoin d’une deuxième étape à partir du ${date}.`,
    setUp: 'Configurer',
  },
  setting: {
    off: 'Pour l’instant, votre mot de passe suffit.',
    on: (date) => `Un code de votre téléphone est demandé lors de la connexion depuis le ${date}.`,
    codesLeft: (count) =>
      count === 0
        ? 'Il ne reste aucun code de secours.'
        : count === 1
          ? 'Il reste 1 code de secours.'
          : `Il reste ${count} codes de secours.`,
    trusted: (count) => (count === 1 ? '1 appareil n’est pas concerné.' : `${count} appareils ne sont pas concernés.`),
    setUp: 'Configurer votre téléphone',
    newCodes: 'Nouveaux codes de secours',
    newCodesTitle: 'Créer de nouveaux codes de secours\u202f?',
    newCodesText: 'Ceux que vous avez gardés ne fonctionneront plus.',
    endTrust: 'Demander sur tous les appareils',
    endTrustDone: 'Le code est demandé sur tous les appareils',
    turnOff: 'Désactiver',
    turnOffTitle: 'Se connecter sans code\u202f?',
    turnOffText: 'Votre mot de passe suffit alors. Vos codes de secours ne fonctionneront plus.',
    turnedOff: 'Plus aucun code n’est demandé',
    failed: 'Cela n’a pas fonctionné.',
    loadFailed: 'Impossible de charger l’état.',
    cancel: 'Annuler',
  },
  setup: {
    title: 'Configurer votre téléphone',
    text: 'Un programme de votre téléphone, par exemple un gestionnaire de mots de passe, crée un nouveau code toutes les 30 secondes. Faites-lui lire cette image.',
    picture: 'Image pour votre téléphone',
    secret: 'Ou saisissez-y cette clé',
    copy: 'Copier',
    copied: 'Copié',
    copyByHand: 'Le navigateur n’a pas pu la copier. Elle est sélectionnée\u202f: copiez-la avec Ctrl+C.',
    code: 'Le code affiché par votre téléphone',
    submit: 'Activer',
    busy: 'Vérification…',
    failed: 'Impossible de créer la clé.',
    codesTitle: 'Gardez vos codes de secours',
    codesText:
      'L’un d’eux vous permet de vous connecter le jour où le téléphone est perdu. Chacun ne sert qu’une fois. Ils ne s’affichent plus ensuite\u202f: gardez-les loin du téléphone.',
    codesLabel: 'Codes de secours',
    save: 'Enregistrer dans un fichier',
    fileName: 'codes-de-secours.txt',
    done: 'Je les ai gardés',
  },
};
