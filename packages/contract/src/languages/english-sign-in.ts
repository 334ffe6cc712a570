// English texts of sign-in and registration. The web loads them with the screens before the sign-in, and where a password is chosen.
import { signInText } from '#auth/sign-in.text.ts';

export const englishSignIn = {
  auth: signInText,
};
