// Texts of the providers of single sign-on, which load with their part of the administration, French.
import type { ProvidersText } from '#english/administration/providers.ts';
import { numberOf } from '#number.ts';

const number = numberOf('fr');

export const providersText: ProvidersText = {
  title: 'Connexion unique',
  text: 'Les personnes se connectent avec le compte de votre entreprise (OpenID Connect) et n’ont pas besoin de mot de passe ici.',
  loadFailed: 'Les fournisseurs n’ont pas pu être chargés.',
  none: 'Aucun fournisseur n’est configuré\u202f: tout le monde se connecte avec un mot de passe.',
  add: 'Ajouter un fournisseur',
  noAddress: 'Ce serveur ne connaît pas sa propre adresse',
  noAddressText:
    'Les fournisseurs y renvoient les personnes. Réglez-la avec le serveur de messagerie sous E-mails, ou avec PUBLIC_URL.',
  offered: 'Proposé sur la page de connexion',
  off: 'Désactivé',
  proved: (date: string) => `A fonctionné le ${date}`,
  notProved: 'Pas encore essayé',
  people: (count: number) =>
    count === 0 ? 'Personne n’est lié' : count === 1 ? '1 personne liée' : `${number(count)} personnes liées`,
  secretUnreadable: 'Le secret a été enregistré avec une autre SECRET_KEY. Saisissez-le de nouveau.',
  fromEnvironment: 'Réglé par l’environnement (OIDC_ISSUER). L’exploitant du serveur le change là.',
  test: 'Tester',
  testNamed: (name: string) => `Tester ${name}`,
  edit: 'Modifier',
  editNamed: (name: string) => `Modifier ${name}`,
  remove: 'Supprimer',
  removeNamed: (name: string) => `Supprimer ${name}`,
  removeTitle: (name: string) => `Supprimer ${name}\u202f?`,
  removeText: (count: number) =>
    count === 0
      ? 'Personne ne se connecte encore avec lui.'
      : count === 1
        ? '1 personne se connecte avec lui et aura besoin d’un lien pour un nouveau mot de passe.'
        : `${number(count)} personnes se connectent avec lui et auront besoin d’un lien pour un nouveau mot de passe.`,
  removed: 'Le fournisseur est supprimé',
  failed: 'Cela n’a pas fonctionné.',
  cancel: 'Annuler',
  copy: {
    copy: 'Copier',
    copied: 'Copié',
    copyByHand: 'Le navigateur n’a pas pu le copier. Il est sélectionné\u202f: copiez-le avec Ctrl+C.',
  },
  dialog: {
    newTitle: 'Ajouter un fournisseur',
    editTitle: (name: string) => `Modifier ${name}`,
    text: 'Déclarez d’abord ce serveur chez le fournisseur, comme application web avec l’adresse de redirection ci-dessous.',
    kind: 'Type',
    otherKind: 'Un autre fournisseur',
    redirect: 'Adresse de redirection',
    redirectText: 'Saisissez-la chez le fournisseur exactement comme elle est écrite ici.',
    name: { label: 'Nom', hint: 'On le lit sur la page de connexion.' },
    issuer: { label: 'Adresse du fournisseur (issuer)', hint: 'Comme sa documentation la donne, sans /.well-known.' },
    clientId: { label: 'ID client', hint: 'Comme le fournisseur l’affiche pour cette application.' },
    secret: {
      label: 'Secret client',
      hint: 'Il est enregistré chiffré et ne s’affiche plus jamais.',
      stored: 'Un secret est enregistré. Laissez vide pour le garder.',
    },
    enabled: {
      title: 'Le proposer sur la page de connexion',
      text: 'Désactivé, il peut encore être testé.',
    },
    createsPeople: {
      title: 'Créer des comptes',
      text: 'Qui n’a pas de compte ici en reçoit un à la première connexion.',
    },
    endsAtProvider: {
      title: 'Se déconnecter aussi chez le fournisseur',
      text: 'Se déconnecter ici termine la session chez le fournisseur, donc aussi dans d’autres programmes de votre entreprise.',
    },
    defaultDepartment: {
      label: 'Service des nouvelles personnes',
      hint: 'Pour celles dont les groupes n’en nomment aucun. Si l’inscription demande une approbation, elles l’attendent.',
    },
    noDepartment: 'Aucun',
    claims: 'Services, fonction, photo, administrateurs',
    claimsText:
      'Noms des claims que le fournisseur envoie. Ils s’appliquent à chaque connexion. Seul ce qu’ils ont donné est retiré.',
    departmentsClaim: {
      label: 'Claim des services',
      hint: 'Par exemple groups, ou realm_access.roles pour un claim dans un autre.',
    },
    departmentMap: {
      label: 'Ce que ses valeurs signifient',
      hint: 'Une ligne pour chacune\u202f: valeur = service. Sans ligne, les valeurs sont des noms de services.',
    },
    titleClaim: { label: 'Claim de la fonction', hint: 'Par exemple title' },
    pictureClaim: { label: 'Claim de la photo', hint: 'Par exemple picture\u202f: l’adresse d’une image' },
    adminClaim: { label: 'Claim des administrateurs', hint: 'Par exemple groups' },
    adminValue: {
      label: 'Valeur des administrateurs',
      hint: 'Qui l’a est administrateur ici. Le dernier administrateur le reste.',
    },
    scopes: { label: 'Scopes', hint: 'Ce qui est demandé au fournisseur, séparé par des espaces.' },
    backchannel: 'Adresse pour la déconnexion depuis là-bas (back-channel)',
    backchannelText:
      'Facultatif. Un fournisseur qui la connaît termine aussitôt les sessions ici, par exemple quand quelqu’un quitte l’entreprise.',
    nameRequired: 'Saisissez un nom.',
    clientIdRequired: 'Saisissez l’ID client.',
    mapWrong: (line: string) => `Cette ligne ne nomme aucun service\u202f: ${line}`,
    adminIncomplete: 'Le claim et la valeur des administrateurs vont ensemble.',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
  },
  testing: {
    title: 'Test de la connexion',
    text: 'Vous vous connectez chez le fournisseur en tant que vous-même, dans un onglet à part. Personne n’est connecté ici par ce test.',
    close: 'Fermer',
    gone: 'Ce test a plus de dix minutes, ou quelqu’un d’autre l’a commencé.',
    waiting: (name: string) => `En attente de ${name}`,
    waitingText: 'Connectez-vous là-bas, dans l’onglet qui s’est ouvert. Le résultat s’affiche là-bas et ici.',
    works: (name: string) => `${name} fonctionne`,
    worksText: 'Tout le chemin a été parcouru\u202f: adresse, connexion, secret, signature.',
    nobodySignedIn: 'Le test lui-même n’a rien changé.',
    steps: {
      reach: 'Le fournisseur n’a pas été joint',
      issuer: 'L’adresse n’est pas celle du fournisseur',
      sign_in: 'La connexion chez le fournisseur n’a pas abouti',
      code: 'Le fournisseur n’accepte pas ce serveur',
      token: 'La réponse du fournisseur n’est pas valide',
      claims: 'Le fournisseur n’a pas dit qui vous êtes',
      person: 'Aucun compte ne convient',
    },
    outcomes: {
      known: 'Ce compte chez le fournisseur est lié au vôtre ou à celui de quelqu’un ici.',
      links: 'Une connexion le lierait au compte de la même adresse.',
      creates: 'Une connexion créerait un nouveau compte.',
      refused: 'Une connexion serait refusée.',
    },
    said: (detail: string) => `La réponse était\u202f: ${detail}`,
    email: 'E-mail',
    noEmail: 'aucun',
    confirmed: 'confirmé par le fournisseur',
    unconfirmed: 'non confirmé par le fournisseur',
    departments: 'Services',
    noDepartments: 'aucun',
    unknownValues: 'Valeurs qui ne signifient aucun service',
    admin: 'Administrateur',
    yes: 'Oui',
    no: 'Non',
    claims: 'Tout ce qui est revenu',
  },
  enforce: {
    title: 'Connexion unique seulement',
    text: 'Les mots de passe sont refusés à tous sauf à un administrateur, et l’inscription est fermée. Qui est connecté le reste.',
    on: 'Tout le monde se connecte avec un fournisseur. Un administrateur peut encore utiliser un mot de passe.',
    emergency: 'Administrateur qui peut encore utiliser un mot de passe',
    emergencyHint: 'Pour le jour où le fournisseur est en panne. Donnez à ce compte une deuxième étape.',
    choose: 'Choisir un administrateur',
    unproved: 'Testez d’abord un fournisseur avec succès, pour que personne ne reste dehors.',
    command: 'L’exploitant du serveur y met fin avec\u202f: tasklane single-sign-on off',
    begin: 'Refuser les mots de passe',
    end: 'Autoriser de nouveau les mots de passe',
    begunToast: 'Les mots de passe sont refusés',
    endedToast: 'Les mots de passe sont de nouveau autorisés',
  },
};
