// Texts of small screens: the bar at the thumb, and pulling down to refresh.

export const phoneText = {
  bar: 'Quick access',
  board: 'Board',
  add: 'New task',
  refreshing: 'Refreshing…',
  refreshed: 'Refreshed',
  refreshFailed: 'Could not be refreshed',
};
