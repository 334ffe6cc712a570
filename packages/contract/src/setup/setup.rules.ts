// The steps by which administrators set up an installation.

/** In the order in which the card shows them. `samples` is there as long as the installation has sample data. */
export const setupSteps = ['company', 'mail', 'departments', 'people', 'signIn', 'backup', 'assistant', 'samples'] as const;
export type SetupStepName = (typeof setupSteps)[number];

/** `later`: an administrator has put it off, for all of them. */
export const setupStates = ['open', 'later', 'done'] as const;
export type SetupState = (typeof setupStates)[number];
