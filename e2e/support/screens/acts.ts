// Counts what a person does: a key, a click, a tap, a pasted text and a typed one are one act each.
import type { Locator, Page } from '@playwright/test';

export interface Acts {
  /** How many there were. */
  count: () => number;
  /** Presses keys, one after the other; each counts. */
  press: (...keys: string[]) => Promise<void>;
  click: (what: Locator) => Promise<void>;
  tap: (what: Locator) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  /** Pastes into what has the focus. */
  paste: (text: string) => Promise<void>;
}

/** Returns the hands of a person whose acts are counted. */
export function countActs(page: Page): Acts {
  let acts = 0;
  return {
    count: () => acts,
    async press(...keys) {
      for (const key of keys) {
        acts++;
        await page.keyboard.press(key);
      }
    },
    async click(what) {
      acts++;
      await what.click();
    },
    async tap(what) {
      acts++;
      await what.tap();
    },
    async type(text) {
      acts++;
      await page.keyboard.type(text);
    },
    async paste(text) {
      acts++;
      await page.keyboard.insertText(text);
    },
  };
}
