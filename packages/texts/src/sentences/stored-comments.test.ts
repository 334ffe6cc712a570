// Tests the detection and translation of comments about moves.
import { describe, expect, it } from 'vitest';
import { catalogues } from '#catalogues.ts';
import { isMoveComment, localizedComment } from '#sentences/stored-comments.ts';

const { english, spanish, french, german } = catalogues;
const written = (content: string) => ({ content, isSystemComment: true });

describe('isMoveComment', () => {
  it('goes by the words of the specification', () => {
    expect(isMoveComment(written('Task moved from To Do to Done'))).toBe(true);
    expect(isMoveComment({ content: 'I said: Task moved!' })).toBe(true);
    expect(isMoveComment({ content: 'task moved' })).toBe(false);
    expect(isMoveComment({ content: 'Aufgabe von To Do nach Done verschoben' })).toBe(false);
  });

  it('knows every move that the server writes', () => {
    expect(isMoveComment({ content: english.comments.moved('To Do', 'Done') })).toBe(true);
  });
});

describe('localizedComment', () => {
  it('says a move of the server in the words of the reader', () => {
    const move = written('Task moved from To Do to In Progress');
    expect(localizedComment(move, english)).toBe('Task moved from To Do to In Progress');
    expect(localizedComment(move, spanish)).toBe('Tarea movida de Por hacer a En curso');
    expect(localizedComment(move, french)).toBe('Tâche déplacée de «\u202fÀ faire\u202f» à «\u202fEn cours\u202f»');
    expect(localizedComment(written('Task moved from HR to Blocked'), german)).toBe(
      'Aufgabe von Personal nach Blocked verschoben',
    );
    expect(localizedComment(move, german)).toBe('Aufgabe von Zu erledigen nach In Arbeit verschoben');
  });

  it('leaves what a person wrote, and what the server wrote otherwise', () => {
    const content = 'Task moved from To Do to Done';
    expect(localizedComment({ content, isSystemComment: false }, german)).toBe(content);
    for (const other of ['Task moved', 'Task moved from To Do', 'Task moved from  to ', 'Moved', '', 'Task moved from a\nto b']) {
      expect(localizedComment(written(other), german)).toBe(other);
    }
  });

  it('finds the two names where one of them holds the word between, if the other is a usual status', () => {
    expect(localizedComment(written('Task moved from To Do to Ready to ship'), german)).toBe(
      'Aufgabe von Zu erledigen nach Ready to ship verschoben',
    );
    expect(localizedComment(written('Task moved from Ready to ship to Done'), german)).toBe(
      'Aufgabe von Ready to ship nach Erledigt verschoben',
    );
  });

  it('leaves the sentence where the two names cannot be told apart', () => {
    const content = 'Task moved from Ready to ship to Back to start';
    expect(localizedComment(written(content), german)).toBe(content);
  });
});
