// Texts of webhooks: errors.

export const webhooksText = {
  notFound: 'This webhook no longer exists.',
  deliveryNotFound: 'This delivery is no longer kept.',
  nameRequired: 'Give the webhook a name, such as the program that receives it.',
  urlInvalid: 'Enter an address that begins with https://, without a password and without #.',
  urlForbidden: 'This address leads into a private network. The operator of the server can allow its host.',
  urlNotSafe: 'Enter an address that begins with https://. Without it, anybody on the way could read what is sent.',
  eventRequired: 'Choose at least one event.',
  tooMany: 'There are 50 webhooks. Delete one that is no longer needed first.',
  changed: 'Somebody else has changed this webhook meanwhile.',
  notActive: 'This webhook sends nothing now. Start it first.',
  waitsAlready: 'This delivery is being sent already.',
  bodyGone: 'The content of this delivery is no longer kept.',
};
