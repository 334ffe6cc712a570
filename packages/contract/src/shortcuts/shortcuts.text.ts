// Words of the keys, as buttons and their tooltips show them; what each shortcut does is in `sheet.text.ts`.

export const shortcutsText = {
  title: 'Keyboard shortcuts',
  /** What stands on the keys that are no letters. */
  keys: {
    mod: 'Ctrl',
    shift: 'Shift',
    enter: 'Enter',
    escape: 'Esc',
    delete: 'Del',
    backspace: 'Backspace',
    home: 'Home',
    end: 'End',
  },
  /** The names of marks and arrows, for those who hear them. */
  spoken: {
    up: 'Arrow up',
    down: 'Arrow down',
    left: 'Arrow left',
    right: 'Arrow right',
    question: 'Question mark',
    slash: 'Slash',
    bracket: 'Left bracket',
    comma: 'Comma',
    period: 'Full stop',
    command: 'Command',
  },
};
