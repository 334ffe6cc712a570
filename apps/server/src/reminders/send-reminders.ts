// Sends all reminders that are due: one batch of people in each transaction, until nobody is left.

import { zoneOf } from '@app/contract/dates/zones.rules.ts';
import type { Timezone } from '@app/contract/limits.ts';
import { reminderDay } from '@app/contract/reminders/reminders.rules.ts';
import { queueDashboardMails } from '#dashboard-mails/dashboard-mails.sql.ts';
import type { Db } from '#db/connect.ts';
import { queueDigests } from '#digests/digests.sql.ts';
import { inTransaction } from '#endpoints/transaction.ts';
import { messagesOf, titleSlot } from '#notifications/triggers.ts';
import { claimReminderDays, type ReminderMessages, writeReminders, type ZoneDay } from '#reminders/reminders.sql.ts';
import { usedTimezones } from '#users/timezones.sql.ts';

const reminderMessages: ReminderMessages = {
  messages: {
    due_tomorrow: messagesOf('due_tomorrow', { title: titleSlot }),
    due_today: messagesOf('due_today', { title: titleSlot }),
    overdue: messagesOf('overdue', { title: titleSlot }),
  },
  slot: titleSlot,
};

/**
 * Writes the reminders and queues the digests and, on Mondays, the dashboards that are due at an instant; returns how many people
 * got theirs. Any number of processes may call it at any time: the transaction that writes a person's reminders also claims their
 * day. After the signal it begins no other batch.
 */
export async function sendReminders(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  const days = daysAt(now, await usedTimezones(db));
  if (days.length === 0) return 0;
  for (let sum = 0; ; ) {
    const people = await inTransaction(db, undefined, async (tx) => {
      const taken = await claimReminderDays(tx, days, now);
      if (taken.length > 0) {
        await writeReminders(tx, taken, reminderMessages);
        await queueDigests(tx, taken);
        await queueDashboardMails(tx, taken);
      }
      return taken.length;
    });
    sum += people;
    if (people === 0 || signal?.aborted) return sum;
  }
}

function daysAt(now: Date, timezones: readonly Timezone[]): ZoneDay[] {
  return timezones.flatMap((timezone) => {
    const zone = zoneOf(timezone);
    const day = reminderDay(now, zone);
    return day === undefined ? [] : [{ timezone, zone, day }];
  });
}
