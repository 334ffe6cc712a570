// What a directory is refused over SCIM, in every language.
import type { Language } from '@app/contract/limits.ts';
import { scimText as english, type ScimText } from '#english/administration/scim.ts';
import { scimText as french } from '#french/administration/scim.ts';
import { scimText as german } from '#german/administration/scim.ts';
import { scimText as spanish } from '#spanish/administration/scim.ts';

export const scimTexts: Record<Language, ScimText> = { english, spanish, french, german };
