// English texts of the session and the app shell. They are in the web's first chunk.
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
