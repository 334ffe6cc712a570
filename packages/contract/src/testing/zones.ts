// For tests: twelve time zones from -11 to +14, some with daylight saving or odd minutes.

export const zones = [
  'Pacific/Midway',
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/St_Johns',
  'UTC',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
] as const;

/** Returns the instant, as an ISO string, of a local date and time in a zone. */
export function instantAt(zone: string, date: string, time: string): string {
  const shown = Date.parse(`${date}T${time}Z`);
  let instant = shown - offsetOf(zone, shown);
  instant = shown - offsetOf(zone, instant);
  return new Date(instant).toISOString();
}

function offsetOf(zone: string, instant: number): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
    formats.set(zone, format);
  }
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? ['', '+', '0', '0'];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
const formats = new Map<string, Intl.DateTimeFormat>();
