// Estimates the strength of a password: advice, never a condition.
import { limits } from '@app/contract/limits.ts';

/** Returns 0 (very weak) to 4 (strong), by length and variety; repetition counts for little. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password.length < limits.password.min) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const variety = new Set(password).size;
  if (variety < 5) return 0;
  const points = (password.length >= 12 ? 1 : 0) + (password.length >= 16 ? 1 : 0) + (kinds >= 2 ? 1 : 0) + (kinds >= 3 ? 1 : 0);
  return Math.max(1, Math.min(4, variety < 8 ? points - 1 : points)) as 1 | 2 | 3 | 4;
}
