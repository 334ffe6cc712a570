// Texts of the lanes of a board.

export const swimlanesText = {
  title: 'Lanes',
  none: 'No lanes',
  cell: (column: string, lane: string) => `${column}, ${lane}`,
  addTo: (column: string, lane: string) => `Add task to ${column}, ${lane}`,
  moveTo: (lane: string) => `To lane: ${lane}`,
  refused: 'Not moved',
  refusal: {
    range: (lane: string) => `"${lane}" is more than one day. Set the due date instead.`,
    done: (lane: string) => `Only tasks of the column ${lane} are in this lane.`,
    finished: (lane: string) => `"${lane}" has open tasks only.`,
    person: (lane: string) => `${lane} is in none of the task's departments.`,
    priority: (lane: string) => `The priority "${lane}" cannot be chosen any more.`,
  },
};
