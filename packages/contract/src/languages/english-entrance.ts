// The English texts of the sign-in and of errors anywhere, which the web has from its start.
import { authText } from '#auth/auth.text.ts';
import { namesText } from '#names/names.text.ts';
import { errorsText } from '#shell/errors.text.ts';
import { shellText } from '#shell/shell.text.ts';

export const englishEntrance = { auth: authText, errors: errorsText, names: namesText, shell: shellText };
