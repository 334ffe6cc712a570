// Texts of a board's mail address, for its members.

export const boardAddressText = {
  open: 'Mail address',
  title: 'Mail address of this board',
  text: 'A mail to this address becomes a task: the subject its title, the text its description. Dates and priorities in the subject count as in quick add.',
  who: 'Send it from the address of your account. Share it only with members of the board.',
  address: 'Address',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'The browser could not copy it. It is selected: copy it with Ctrl+C.',
  close: 'Close',
};
