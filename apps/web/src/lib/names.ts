// The names of columns and departments as the person reads them: the seeded ones in the language that is spoken.
import { type Catalogue, departmentName, statusName } from '@app/contract';
import { currentText, useText } from '#lib/text.ts';

interface Names {
  /** A column or status. */
  status: (stored: string) => string;
  /** A department, or the workspace of one. */
  department: (stored: string) => string;
}

function namesIn(text: Catalogue): Names {
  return { status: (stored) => statusName(text, stored), department: (stored) => departmentName(text, stored) };
}

/** The names for a component. */
export function useNames(): Names {
  return namesIn(useText());
}

/** The names outside components. */
export function currentNames(): Names {
  return namesIn(currentText());
}
