// Texts of watching and muting a task, in French.

import { watchLimits } from '@app/contract/watches/watches.rules.ts';
import type { Catalogue } from '#catalogue.ts';

export const watchesText: Catalogue['watches'] = {
  label: 'Notifications',
  states: { usual: 'Par défaut', watching: 'Suivie', muted: 'En sourdine' },
  explained: {
    usual: 'Si elle vous est attribuée, si vous l’avez créée ou commentée',
    watching: 'Chaque commentaire, déplacement et changement d’échéance',
    muted: 'Seulement quand quelqu’un vous mentionne',
  },
  now: {
    usual: 'Vous recevez les notifications par défaut',
    watching: 'Vous suivez cette tâche',
    muted: 'Vous avez mis cette tâche en sourdine',
  },
  failed: 'Impossible d’enregistrer votre choix',
  loadFailed: 'Impossible de charger votre choix.',
  full: `Vous pouvez suivre ou mettre en sourdine au plus ${watchLimits.perPerson} tâches. Réinitialisez-en d’abord.`,
};
