// The English texts of the sign-in and of errors anywhere, which the web has from its start.
import { authText } from '#english/account/auth.ts';
import { errorsText } from '#english/shell/errors.ts';
import { shellText } from '#english/shell/shell.ts';
import { namesText } from '#english/tasks/names.ts';

export const englishEntrance = { auth: authText, errors: errorsText, names: namesText, shell: shellText };
