// A reason not to start that the operator can fix: printed as one line, without a stack.

export class StartError extends Error {
  override name = 'StartError';
}

/** The files of the embedded database are there and cannot be opened. */
export class DatabaseDamaged extends StartError {}

/** Another process, usually the server, has the embedded database open. */
export class FolderInUse extends StartError {}
