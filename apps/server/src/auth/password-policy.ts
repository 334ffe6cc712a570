// `PASSWORD_POLICY=strict`: refuses the passwords that attackers guess first, besides short ones.
import { readFileSync } from 'node:fs';
import { product } from '@app/contract/limits.ts';
import { loginKey } from '@app/contract/users/users.rules.ts';
import type { Config } from '#config.ts';
import { assertValid } from '#endpoints/errors.ts';
import { commonPasswords } from '#program-files.ts';

/** Besides those of the list: what people here make of the year, the product and the words of the sign-in. */
const made =
  /^(passwor[dt]|passwort|contraseña|motdepasse|willkommen|welcome|bienvenid[oa]|bienvenue|spring|summer|autumn|winter|frühling|sommer|herbst|printemps|automne|hiver|primavera|verano|otoño|invierno|company|firma|admin|test)[\d!.?$@_-]{0,6}$/;

let common: string | undefined;

/** Whether a password is one of about 18,000 that are known from breaches; the list is read with the first new password. */
function isCommon(plain: string): boolean {
  common ??= readFileSync(commonPasswords, 'utf8').replaceAll('\r', '');
  return made.test(plain) || common.includes(`\n${plain}\n`);
}

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
  if (isCommon(plain) || /^(.{1,4})\1+$/.test(plain)) return true;
  const own = [product, product.split(' ')[0] ?? product, ...words].map(loginKey).filter((word) => word.length >= 4);
  const left = own.reduce((rest, word) => rest.replaceAll(word, ''), plain);
  return left.length < plain.length && left.length < 4;
}
