// Texts of the state of the server that the server says itself.

export const monitoringText = {
  notHeld: 'E-mails are not held.',
  storeFailures: {
    unreachable: 'The store of files cannot be reached: it is stopped, or its address in FILES_URL is wrong.',
    silent: 'The store of files does not answer in time.',
    cut: 'The store of files broke a connection off before everything was sent.',
    key: 'The store of files refuses the key in FILES_URL, or the key may not do this.',
    bucket: 'The bucket in FILES_URL does not exist.',
    clock: 'The store of files refuses the time of this machine: set the clock.',
    refused: 'The store of files refuses what is asked of it.',
    other: 'The store of files returns another content than was stored.',
    disk: 'The folder of files cannot be read or written.',
  },
};
