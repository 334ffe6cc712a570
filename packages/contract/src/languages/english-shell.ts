// The English words that the sign-in and the frame speak: they come with the product's first part.
import { adminText } from '#admin/admin.text.ts';
import { authText } from '#auth/auth.text.ts';
import { namesText } from '#names/names.text.ts';
import { errorsText } from '#shell/errors.text.ts';
import { shellText } from '#shell/shell.text.ts';
import { usersText } from '#users/users.text.ts';

export const englishShell = {
  admin: adminText,
  auth: authText,
  errors: errorsText,
  names: namesText,
  shell: shellText,
  users: usersText,
};
