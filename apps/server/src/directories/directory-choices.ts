// What is chosen about the directory.
import type { DirectoryChange } from '@app/contract/directories/directories.contract.ts';

/** What is chosen on the screen, without the password. */
export type DirectoryChoices = Omit<DirectoryChange, 'password' | 'version'>;
