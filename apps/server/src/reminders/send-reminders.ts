// Reminding everybody whose hour has come: a batch of people in each transaction, until there is nobody left.
import { reminderDay, timezones, zoneOf } from '@app/contract';
import type { Db } from '#db/connect.ts';
import { queueDigests } from '#digests/digests.sql.ts';
import { inTransaction } from '#endpoints/transaction.ts';
import { messagesOf, titleSlot } from '#notifications/acts.ts';
import { type ReminderWords, remind, takeDays, type ZoneDay } from '#reminders/reminders.sql.ts';

const words: ReminderWords = {
  said: {
    due_tomorrow: messagesOf('due_tomorrow', { title: titleSlot }),
    due_today: messagesOf('due_today', { title: titleSlot }),
    overdue: messagesOf('overdue', { title: titleSlot }),
  },
  slot: titleSlot,
};

/**
 * Writes the reminders and queues the digests that are due at an instant, and gives back how many people had theirs. It may be
 * called at any time and by any number of processes: the day of a person is taken in the transaction that writes what it brings.
 */
export async function sendReminders(db: Db, now: Date): Promise<number> {
  const days = daysAt(now);
  if (days.length === 0) return 0;
  for (let sum = 0; ; ) {
    const people = await inTransaction(db, undefined, async (tx) => {
      const taken = await takeDays(tx, days, now);
      if (taken.length > 0) {
        await remind(tx, taken, words);
        await queueDigests(tx, taken);
      }
      return taken.length;
    });
    if (people === 0) return sum;
    sum += people;
  }
}

function daysAt(now: Date): ZoneDay[] {
  return timezones.flatMap((timezone) => {
    const zone = zoneOf(timezone);
    const day = reminderDay(now, zone);
    return day === undefined ? [] : [{ timezone, zone, day }];
  });
}
