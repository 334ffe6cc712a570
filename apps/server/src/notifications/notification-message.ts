// A notification in the language, date format and zone of its reader.

import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import type { DateFormat, Language, Timezone } from '@app/contract/limits.ts';
import type { Notification } from '@app/contract/notifications/notifications.contract.ts';
import {
  conversationOfNotification,
  itemOfNotification,
  type MessageStyle,
  notificationMessage,
} from '@app/texts/sentences/notification-messages.ts';
import type { NotificationRow } from '#notifications/notification-fields.sql.ts';

/** The settings of a person that messages depend on. */
export interface ReadingStyle {
  language: Language;
  timezone: Timezone;
  dateFormat: DateFormat;
}

/** Returns how a person reads messages today. */
export function messageStyle({ language, timezone, dateFormat }: ReadingStyle): MessageStyle {
  return { language, dateFormat, today: calendarDate(new Date(), zoneOf(timezone)) };
}

/** Returns a notification in its reader's language. One of an unknown kind keeps the message that was stored. */
export function inLanguage(style: MessageStyle, { details, ...row }: NotificationRow): Notification {
  const itemId = itemOfNotification(details);
  const conversationId = conversationOfNotification(details);
  return {
    ...row,
    message: notificationMessage(row.kind, details, style) ?? row.message,
    ...(itemId !== undefined && { itemId }),
    ...(conversationId !== undefined && { conversationId }),
  };
}
