// Names devices, in every language.
import type { Language } from '@app/contract/limits.ts';
import { deviceOf } from '@app/contract/sessions/devices.rules.ts';
import { securityText as english, type SecurityText } from '#english/account/security.ts';
import { securityText as french } from '#french/account/security.ts';
import { securityText as german } from '#german/account/security.ts';
import { securityText as spanish } from '#spanish/account/security.ts';

export const securityTexts: Record<Language, SecurityText> = { english, spanish, french, german };

/** Returns a device in words, such as 'Firefox on Windows', of what its browser says of itself. */
export function deviceWords(userAgent: string | null, language: Language): string {
  const { devices } = securityTexts[language];
  const { browser, system } = deviceOf(userAgent);
  return browser && system ? devices.on(browser, system) : (browser ?? system ?? devices.unknown);
}
