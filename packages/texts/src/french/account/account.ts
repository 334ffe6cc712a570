// Texts of the data export and of deleting the account, in French.
import { product } from '@app/contract/limits.ts';
import type { Catalogue } from '#catalogue.ts';

export const accountText: Catalogue['account'] = {
  usernameDiffers: 'Ce n’est pas votre nom d’utilisateur.',
  adminStays:
    'Les administrateurs ne peuvent pas supprimer leur propre compte. Un autre administrateur doit d’abord faire de vous un utilisateur.',
  password: 'Votre mot de passe',
  cancel: 'Annuler',
  exportData: {
    title: 'Exporter les données',
    text: 'Votre profil, vos tâches, commentaires, notifications, conversations et sessions, sous forme de fichiers dans une archive ZIP.',
    button: 'Exporter les données',
    busy: 'Exportation…',
    ask: 'L’archive contient tout ce qui est enregistré à votre sujet\u202f; veuillez donc d’abord saisir votre mot de passe.',
    done: { title: 'Données exportées', text: 'L’archive a été enregistrée dans vos téléchargements.' },
    failed: 'Impossible d’exporter vos données.',
  },
  remove: {
    zone: 'Zone de danger',
    zoneText: 'Ce qui se fait ici est irréversible.',
    title: 'Supprimer le compte',
    text: 'Met fin à votre compte définitivement.',
    adminText:
      'Les administrateurs ne peuvent pas supprimer leur propre compte. Un autre administrateur doit d’abord faire de vous un utilisateur.',
    button: 'Supprimer le compte',
    busy: 'Suppression…',
    ask: 'Cette action est irréversible, et votre nom d’utilisateur ne sera plus jamais attribué.',
    effects: [
      'Vous êtes déconnecté partout et ne pouvez plus vous connecter.',
      'Les tâches restent dans vos services\u202f; personne n’en devient responsable à votre place.',
      'Les commentaires restent, mais sans votre nom\u202f: ils sont ceux d’un «\u202fUtilisateur supprimé\u202f».',
      'Votre profil, votre photo, vos notifications et vos conversations sont effacés.',
    ],
    username: 'Votre nom d’utilisateur',
    confirm: (username) => `Saisissez votre nom d’utilisateur, ${username}, et votre mot de passe pour confirmer.`,
    done: { title: 'Compte supprimé', text: 'Votre compte et vos données personnelles ont été effacés.' },
    failed: 'Impossible de supprimer votre compte.',
  },
  readme: (username, date) =>
    `${product}\u202f: les données de ${username}, exportées le ${date}.

profile.json        votre compte, vos paramètres, vos services et vos espaces de travail
tasks.json          les tâches que vous avez créées ou qui vous sont attribuées, si vous pouvez les voir
tasks.csv           les mêmes tâches sous forme de tableau pour tableurs (UTF-8, séparé par des virgules)
comments.json       les commentaires que vous avez écrits et les déplacements notés à votre nom
files.json          une liste des fichiers que vous avez ajoutés à des tâches ; téléchargez-les là
notifications.json  ce dont vous avez été informé
views.json          les vues que vous avez enregistrées, avec leurs filtres
watches.json        les tâches que vous suivez ou que vous avez mises en sourdine
my-work.json        les tâches que vous avez choisies pour aujourd’hui et les mentions qui n’attendent pas de réponse
conversations.json  vos conversations avec l’assistant
proposals.json      ce que l’assistant a proposé de modifier et ce que vous avez confirmé
mails.json          les e-mails qui vous ont été envoyés, avec leurs textes des 30 derniers jours
sessions.json       où vous êtes connecté
api-tokens.json     vos jetons d’API, sans leurs secrets
avatar.webp         votre photo, si vous en avez une

Les dates s’écrivent AAAA-MM-JJ, les instants en UTC (ISO 8601). Ce qui appartient à d’autres personnes n’est pas
ici\u202f: d’une tâche que vous partagez avec elles, il est dit qu’elle vous est attribuée, mais pas à qui d’autre.
Les cellules du tableau qui pourraient être lues comme une formule commencent par une apostrophe.
`,
};
