// Texts about people on any screen; those of profile and settings are in `profile.text.ts`.

export const usersText = {
  notFound: 'User not found',
  notYours: 'You can only edit your own profile.',
  usernameTaken: 'Username already exists',
  emailTaken: 'Email already in use',
  fullNameShort: 'Full name must be at least 2 characters',
  emailInvalid: 'Please enter a valid email address',
  deleted: 'Deleted user',
  me: '(me)',
  roleUnknown: 'A role is user or admin.',
  botName: 'Only service accounts have names that end with [bot].',
  ownRole: 'You cannot change your own role.',
  ownAccount: 'You cannot delete your own account.',
};
