// Texts of a board's mail address, for its members, in French.
import type { Catalogue } from '#catalogue.ts';

export const boardAddressText: Catalogue['boardAddress'] = {
  open: 'Adresse e-mail',
  title: 'Adresse e-mail de ce tableau',
  text: 'Un e-mail envoyé à cette adresse devient une tâche\u202f: l’objet devient son titre, le texte sa description. Vous pouvez écrire des dates et des priorités dans l’objet, comme en ajoutant une tâche au tableau.',
  who: 'Envoyez-le depuis l’adresse de votre compte. Ne partagez l’adresse qu’avec les membres du tableau.',
  address: 'Adresse',
  copy: 'Copier',
  copied: 'Copiée',
  copyByHand: 'Le navigateur n’a pas pu la copier. Elle est sélectionnée\u202f: copiez-la avec Ctrl+C.',
  close: 'Fermer',
};
