// Limits of the sample data: a little more than a first start stores.
export const samplesLimits = { people: 20, tasks: 50 } as const;
