// Words of people and their profile.
import { limits } from '#limits.ts';

export const usersText = {
  notFound: 'User not found',
  notYours: 'You can only edit your own profile.',
  usernameTaken: 'Username already exists',
  emailTaken: 'Email already in use',
  fullNameShort: `Full name must be at least ${limits.fullName.min} characters`,
  emailInvalid: 'Please enter a valid email address',
  deleted: 'Deleted user',
  me: '(me)',
};
