/** Whether everything is tried, as in `npm run deep`, or a part of it that is the same in each run. */
export const isDeep = process.env['DEEP'] !== undefined;
