// Marks the mails of this product, so that one that comes back is recognized.

/** The beginning of every Message-ID of this product. */
export const ownMessageId = '<tasklane.';
/** The header of every mail of this product. */
export const ownHeader = 'X-Tasklane';
