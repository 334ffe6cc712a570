// Texts of presence: who else looks at a board or a task, and who edits a field.
export const presenceText = {
  onBoard: (names: string) => `Also on this board: ${names}`,
  atTask: (names: string) => `Also looking at this task: ${names}`,
  open: (names: string) => `Open for ${names}`,
  editing: {
    title: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} editing the title`,
    description: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} editing the description`,
    checklist: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} editing the checklist`,
    comment: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} writing a comment`,
  },
};
