// What the server says of incoming mails, in the language of the reader.

import type { Language } from '@app/contract/limits.ts';
import { incomingMessagesText as english, type IncomingMessagesText } from '#english/messages/incoming-mails.ts';
import { incomingMessagesText as french } from '#french/messages/incoming-mails.ts';
import { incomingMessagesText as german } from '#german/messages/incoming-mails.ts';
import { incomingMessagesText as spanish } from '#spanish/messages/incoming-mails.ts';

export const incomingMessagesTexts: Record<Language, IncomingMessagesText> = { english, spanish, french, german };
