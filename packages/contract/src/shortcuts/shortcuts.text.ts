// Texts of keys for buttons and tooltips; descriptions of shortcuts are in `sheet.text.ts`.

export const shortcutsText = {
  ask: 'Ask or command',
  commands: 'Command menu',
  title: 'Keyboard shortcuts',
  /** Labels of keys that are not letters. */
  keys: {
    mod: 'Ctrl',
    shift: 'Shift',
    alt: 'Alt',
    enter: 'Enter',
    escape: 'Esc',
    delete: 'Del',
    backspace: 'Backspace',
    home: 'Home',
    end: 'End',
    space: 'Space',
  },
  /** Names of symbols and arrows for screen readers. */
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
