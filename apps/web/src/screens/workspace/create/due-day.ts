// The due date of the next new task, where its day was pressed. Apart from the dialog, which loads on first use.

let day: string | undefined;

/** Gives the next new task a due date. */
export function rememberDueDay(date: string): void {
  day = date;
}

/** Returns that due date once. */
export function takeDueDay(): string | undefined {
  const taken = day;
  day = undefined;
  return taken;
}
