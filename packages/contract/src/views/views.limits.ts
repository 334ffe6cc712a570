// Bounds of saved views. The first screens of the web do not load them.

export const viewLimits = {
  name: { min: 1, max: 60 },
  /** Views of one person, and shared views of one board. */
  own: 50,
  shared: 50,
  /** Views in one response. */
  listed: 500,
  /** Characters of the settings as JSON. */
  settings: 6_000,
} as const;
