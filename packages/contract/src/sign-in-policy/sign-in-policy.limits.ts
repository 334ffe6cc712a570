// For whom a second step of the sign-in is required, and how long people have to set it up.

export const secondFactorDuties = ['nobody', 'administrators', 'everybody'] as const;
export type SecondFactorDuty = (typeof secondFactorDuties)[number];

/** The days that people have from the choice, or from the making of their account. */
export const graceDays = { usual: 14, max: 90 } as const;
