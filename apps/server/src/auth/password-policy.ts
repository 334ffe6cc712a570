// `PASSWORD_POLICY=strict`: refuses the passwords that attackers guess first, besides short ones.

import { product } from '@app/contract/limits.ts';
import { loginKey } from '@app/contract/users/users.rules.ts';
import type { Config } from '#config.ts';
import { assertValid } from '#endpoints/errors.ts';

const common = new Set(
  `password passw0rd password1 password12 password123 password1234 p@ssword p@ssw0rd passwort passwort1 contraseña motdepasse 12345678 123456789
  1234567890 12345678910 87654321 987654321 0987654321 11111111 00000000 22222222 88888888 99999999 12341234 11223344 123123123 147258369 123qwe123
  qwertyui qwertyuiop qwerty12 qwerty123 qwertz123 azerty123 1q2w3e4r 1q2w3e4r5t q1w2e3r4 1qaz2wsx qazwsxedc zaq12wsx asdfghjk asdfghjkl zxcvbnm1
  iloveyou iloveyou1 sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1 batman123 starwars
  welcome1 welcome12 welcome123 willkommen changeme changeme1 changeit letmein1 letmein123 trustno1 whatever computer internet samsung1 michelle
  jennifer jordan23 michael1 charlie1 corvette mercedes maverick dolphins butterfly freedom1 liverpool chelsea1 arsenal1 master123 dragon123
  shadow123 monkey123 hello123 abcd1234 abc12345 abcdefgh a1b2c3d4 aa123456 admin123 admin1234 administrator root1234 test1234 testtest user1234
  guest123 default1 secret123 summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2026 autumn2026 company1 business1`
    .split(/\s+/)
    .map(loginKey),
);

interface Owner {
  username: string;
  fullName: string;
  email?: string;
}

/** Throws 400 under the field's name if the policy is strict and the password is easy to guess. */
export function assertNotGuessable(
  { passwordPolicy }: Pick<Config, 'passwordPolicy'>,
  field: string,
  password: string,
  { username, fullName, email = '' }: Owner,
): void {
  const words = [username, email.split('@')[0] ?? '', ...fullName.split(' ')];
  assertValid(passwordPolicy !== 'strict' || !isGuessable(password, words), field, 'auth.passwordCommon');
}

/** Returns whether a password is common, repeats a short run, or consists of the person's or the product's own words. */
function isGuessable(password: string, words: readonly string[]): boolean {
  const plain = loginKey(password);
  if (common.has(plain) || /^(.{1,4})\1+$/.test(plain)) return true;
  const own = [product, product.split(' ')[0] ?? product, ...words].map(loginKey).filter((word) => word.length >= 4);
  const left = own.reduce((rest, word) => rest.replaceAll(word, ''), plain);
  return left.length < plain.length && left.length < 4;
}
