// The sections of the settings in their order; the first three are saved together.
export const savedTabs = ['appearance', 'notifications', 'preferences'] as const;
export const settingsTabs = [...savedTabs, 'privacy'] as const;
