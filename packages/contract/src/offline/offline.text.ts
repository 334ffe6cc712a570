// Texts of working without a server: a new version.
export const offlineText = {
  newVersion: 'A new version is ready.',
  reload: 'Reload',
  later: 'Later',
};
