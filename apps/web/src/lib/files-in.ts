// The files of a drop or of the clipboard.

/** Returns the files of a drop or of the clipboard; folders are left out, because they cannot be sent. */
export function filesIn(transfer: DataTransfer | null): File[] {
  if (!transfer) return [];
  return [...transfer.items].flatMap((item) => {
    const file = item.kind === 'file' && item.webkitGetAsEntry()?.isDirectory !== true ? item.getAsFile() : null;
    return file ? [file] : [];
  });
}
