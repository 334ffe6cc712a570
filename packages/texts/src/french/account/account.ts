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
    ask: 'L’archive contient tout ce que nous gardons sur vous. Saisissez donc d’abord votre mot de passe.',
    done: { title: 'Données exportées', text: 'L’archive se trouve dans vos téléchargements.' },
    failed: 'Impossible d’exporter vos données.',
  },
  remove: {
    zone: 'Zone de danger',
    zoneText: 'Ce qui se fait ici est irréversible.',
    title: 'Supprimer le compte',
    text: 'Votre compte est supprimé pour toujours.',
    adminText:
      'Les administrateurs ne peuvent pas supprimer leur propre compte. Un autre administrateur doit d’abord faire de vous un utilisateur.',
    button: 'Supprimer le compte',
    busy: 'Suppression…',
    ask: 'Cette action est irréversible, et personne ne pourra plus utiliser votre nom d’utilisateur.',
    effects: [
      'Toutes vos sessions sont fermées et vous ne pouvez plus vous connecter.',
      'Les tâches restent dans vos services\u202f; personne ne les reçoit à votre place.',
      'Les commentaires restent sans votre nom\u202f: ils sont signés «\u202fUtilisateur supprimé\u202f».',
      'Votre profil, votre photo, vos notifications et vos conversations sont effacés.',
    ],
    username: 'Votre nom d’utilisateur',
    confirm: (username) => `Saisissez votre nom d’utilisateur, ${username}, et votre mot de passe pour confirmer.`,
    done: { title: 'Compte supprimé', text: 'Nous avons effacé votre compte et vos données personnelles.' },
    failed: 'Impossible de supprimer votre compte.',
  },
  readme: (username, date) =>
    `${product}\u202f: les données de ${username}, exportées le ${date}.

profile.json        votre compte, vos paramètres, vos services et vos tableaux
tasks.json          les tâches que vous avez créées ou qui vous sont attribuées, si vous pouvez les voir
tasks.csv           les mêmes tâches sous forme de fichier pour tableurs (UTF-8, séparé par des virgules)
comments.json       les commentaires que vous avez écrits et les déplacements inscrits à votre nom
files.json          une liste des fichiers que vous avez ajoutés à des tâches
notifications.json  vos notifications
views.json          les vues que vous avez enregistrées, avec leurs filtres
watches.json        les tâches que vous suivez ou que vous avez mises en sourdine
my-work.json        les tâches que vous avez choisies pour aujourd’hui et les mentions qui n’attendent pas de réponse
conversations.json  vos conversations avec l’assistant
proposals.json      ce que l’assistant a proposé de modifier et ce que vous avez confirmé
mails.json          les e-mails que nous vous avons envoyés, avec le texte des plus récents
sessions.json       où vous êtes connecté
sign-ins.json       quand et d’où quelqu’un s’est connecté
api-tokens.json     vos jetons d’API, sans leurs secrets
audit.json          ce que le journal de ce serveur contient sur vous
changes.json        les tâches que vous avez modifiées, et quand
other.json          ce qui est conservé d’autre\u202f: annuaire, navigateurs de confiance, liens, e-mails reçus
files/              ces fichiers eux-mêmes
avatar.webp         votre photo, si vous en avez une

Les dates s’écrivent AAAA-MM-JJ, les heures en UTC (ISO 8601). Ce qui appartient à d’autres personnes n’est pas
ici\u202f: pour une tâche que vous partagez avec elles, on voit qu’elle vous est attribuée, mais pas à qui d’autre.
Les cellules de ce fichier qui pourraient être lues comme une formule commencent par une apostrophe.
`,
};
