// Texts of the mail server that administrators set.

export const mailServerText = {
  changed: 'Somebody else has changed these settings in the meantime.',
  hostInvalid: 'Please enter the name of the mail server alone, such as smtp.example.com',
  portInvalid: 'Please enter a port from 1 to 65535',
  senderInvalid: 'Please enter the e-mail address of the sender',
  addressInvalid: 'Please enter the whole address, beginning with https',
  companyName: 'Company name',
  save: 'Save',
  saving: 'Saving…',
  setUp: 'Set up the mail server',
  answer: 'The mail server said:',
};
