// The names of columns and departments as the person reads them: the seeded names are translated.
import type { Catalogue } from '@app/texts/catalogue.ts';
import { departmentName, statusName } from '@app/texts/sentences/names.ts';
import { currentText, useText } from '#lib/text.ts';

interface Names {
  /** The name of a column or status. */
  status: (stored: string) => string;
  /** The name of a department or of its workspace. */
  department: (stored: string) => string;
}

function namesIn(text: Catalogue): Names {
  return { status: (stored) => statusName(text, stored), department: (stored) => departmentName(text, stored) };
}

/** Returns the names for a component. */
export function useNames(): Names {
  return namesIn(useText());
}

/** Returns the names outside components. */
export function currentNames(): Names {
  return namesIn(currentText());
}
