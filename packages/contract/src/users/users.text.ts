// Texts about people on any screen; those of profile and settings are in `profile.text.ts`.

export const usersText = {
  notFound: 'User not found',
  looksLikeAnother: 'This looks like the name of somebody else. Please choose another spelling.',
  usernameTaken: 'Username already exists',
  emailTaken: 'Email already in use',
  fullNameShort: 'Full name must be at least 2 characters',
  emailInvalid: 'Please enter a valid email address',
  deleted: 'Deleted user',
  me: '(me)',
  botName: 'Only service accounts have names that end with [bot].',
};
