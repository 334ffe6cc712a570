// Proves the catalogue: the specification's sentences, written a second time, and the keys that lead to them.
import { describe, expect, it } from 'vitest';
import { movedMark } from '#comments/comments.rules.ts';
import { limits } from '#limits.ts';
import { english, sentence } from '#text.ts';

const { auth, checklistTemplates, comments, notifications, shell, tasks, users, workspaces, errors } = english;

const words: Record<string, [unknown, string][]> = {
  'sign-in and registration': [
    [auth.signIn, 'Sign In'],
    [auth.signingIn, 'Signing In...'],
    [auth.loginFailedBox('x'), 'Login failed: x'],
    [auth.createAccount, 'Create Account'],
    [auth.creatingAccount, 'Creating Account...'],
    [auth.registrationFailedBox('x'), 'Registration failed: x'],
    [auth.usernameRequired, 'Username is required'],
    [auth.passwordRequired, 'Password is required'],
    [auth.wrongCredentials, 'Invalid username or password'],
    [auth.usernameShort, 'Username must be at least 3 characters'],
    [auth.passwordShort, 'Password must be at least 8 characters'],
    [auth.newPasswordShort, 'New password must be at least 8 characters'],
    [auth.confirmRequired, 'Please confirm your password'],
    [auth.fullNameRequired, 'Full name is required'],
    [auth.emailInvalid, 'Invalid email address'],
    [auth.departmentMissing, 'Please select a department'],
    [auth.departmentRequired, 'Department selection is required'],
    [auth.passwordsDiffer, "Passwords don't match"],
    [auth.loginToast.title, 'Login successful'],
    [auth.loginToast.text, 'Welcome back to Tasklane AI.'],
    [auth.loginFailed.title, 'Authentication failed'],
    [auth.loginFailed.text, 'Invalid username or password. Please try again.'],
    [auth.registered.title, 'Registration successful'],
    [auth.registered.text, 'Your account has been created. You can now log in.'],
    [auth.registrationFailed.title, 'Registration failed'],
    [auth.registrationFailed.text, 'Could not create your account'],
    [auth.required.title, 'Authentication Required'],
    [auth.required.text, 'Please log in to access this page'],
    [auth.loggedOut, 'Logged out'],
    [auth.logoutIssue.title, 'Logout issue'],
    [auth.logoutIssue.text, 'There was an issue with the logout process. Redirecting to login page.'],
    [auth.logoutTimedOut, 'Logout timed out'],
    [auth.logoutStatus(500), 'Logout failed with status: 500'],
    [auth.notAuthenticated, 'Not authenticated'],
    [auth.currentPasswordWrong, 'Current password is incorrect'],
    [auth.registrationClosed, 'Registration is disabled'],
  ],
  'the session': [
    [shell.session.status(503), 'Server returned 503'],
    [shell.session.timedOut, 'Request timed out. Please try again.'],
    [shell.session.error.title, 'Session Error'],
    [shell.session.error.text, 'Your session appears to be invalid. Please log in again.'],
    [shell.session.warning, 'Authentication Warning'],
    [shell.session.issue, 'Session issue detected'],
    [shell.session.refresh, 'Please refresh the page to restore your session.'],
    [shell.session.login, 'Please log in again to continue.'],
    [shell.session.trouble, 'Having trouble maintaining your session. You may need to log in again soon.'],
    [shell.session.console, 'Authentication error: You may need to log in again'],
    [errors.request('GET', '/x', 'boom'), 'API Request Error (GET /x): boom'],
    [errors.query('/x', 'boom'), 'Query Error (/x): boom'],
  ],
  'the frame': [
    [shell.product, 'Tasklane AI'],
    [shell.departments, 'DEPARTMENTS'],
    [shell.team, 'TEAM'],
    [shell.admin, 'ADMIN'],
    [shell.allDepartments, 'All Departments'],
    [shell.adminPanel, 'Admin Panel'],
    [shell.profile, 'Profile'],
    [shell.settings, 'Settings'],
    [shell.logOut, 'Log out'],
    [shell.loading, 'Loading...'],
    [shell.notFound.title, '404 Page Not Found'],
    [shell.notFound.text, 'Did you forget to add the page to the router?'],
    [shell.application.title, 'Application Error'],
    [shell.application.text, 'Something went wrong with the application. Please try refreshing the page.'],
    [shell.refresh, 'Refresh'],
    [shell.tryAgain, 'Try Again'],
    [shell.logOutButton, 'Log Out'],
    [shell.goHome, 'Go Home'],
    [shell.boundary.auth.title, 'Authentication Error'],
    [shell.boundary.auth.text, 'Your session may have expired or you need to log in again.'],
    [shell.boundary.network.title, 'Connection Error'],
    [shell.boundary.network.text, "We're having trouble connecting to the server. Please check your internet connection."],
    [shell.boundary.api.title, 'Service Error'],
    [shell.boundary.api.text, 'Our service is experiencing issues. Please try again in a moment.'],
    [shell.boundary.persistent.title, 'Persistent Error'],
    [shell.boundary.persistent.text, "We're experiencing persistent issues. You may need to try again later or contact support."],
    [shell.boundary.unknown.title, 'Something went wrong'],
    [shell.boundary.unknown.text, 'An unexpected error occurred. Please try again.'],
  ],
  notifications: [
    [notifications.today, 'Today'],
    [notifications.yesterday, 'Yesterday'],
    [notifications.older, 'Older'],
    [notifications.moreOlder(4), '+ 4 more older notifications'],
    [notifications.none, 'No notifications'],
    [notifications.noneText, "You're all caught up!"],
    [notifications.markAll, 'Mark all as read'],
    [notifications.viewAll, 'View all notifications'],
    [notifications.markFailed.title, 'Error'],
    [notifications.markFailed.text, 'Failed to mark notification as read'],
    [notifications.markAllFailed.title, 'Error'],
    [notifications.markAllFailed.text, 'Failed to mark all notifications as read'],
    [notifications.markAllDone.title, 'Success'],
    [notifications.markAllDone.text, 'All notifications marked as read'],
    [notifications.notFound, 'Notification not found'],
  ],
  people: [
    [users.fullNameShort, 'Full name must be at least 2 characters'],
    [users.emailInvalid, 'Please enter a valid email address'],
    [users.notYours, 'You can only edit your own profile.'],
    [users.notFound, 'User not found'],
    [users.usernameTaken, 'Username already exists'],
    [users.emailTaken, 'Email already in use'],
    [users.me, '(me)'],
    [users.avatar.change, 'Change'],
    [users.avatar.invalidTitle, 'Invalid file'],
    [users.avatar.notImage, 'Please select an image file (PNG, JPG, etc.)'],
    [users.avatar.tooLargeTitle, 'File too large'],
    [users.avatar.tooLarge, 'Please select an image less than 5MB in size'],
    [users.avatar.updated.title, 'Profile picture updated'],
    [users.avatar.updated.text, 'Your profile picture has been updated successfully'],
    [users.avatar.uploadFailed.title, 'Upload failed'],
    [users.avatar.uploadFailed.text, 'There was an error uploading your profile picture'],
    [users.activity.title, 'Your Activity'],
    [users.activity.dueThisWeek(4), '4 due this week'],
    [users.activity.thisMonth(6), '6 this month'],
    [users.activity.none, 'No activity yet.'],
  ],
  boards: [
    [workspaces.company, 'Company View'],
    [workspaces.companyText, 'All tasks across departments'],
    [workspaces.board, 'Task Manager'],
    [workspaces.loadFailed, 'Failed to load board data. Please try again.'],
    [workspaces.addTask, 'Add Task'],
    [workspaces.addTaskHere, 'Add task'],
    [workspaces.filter, 'Filter'],
    [workspaces.totalTasks, 'Total Tasks'],
    [workspaces.inProgress, 'In Progress'],
    [workspaces.completed, 'Completed'],
    [workspaces.byDepartment, 'Tasks by Department'],
    [workspaces.future, 'Future Tasks'],
    [workspaces.futureToggle(false), 'Show future scheduled tasks'],
    [workspaces.futureToggle(true), 'Hide future scheduled tasks'],
    [workspaces.futureEmpty, 'No future tasks scheduled'],
    [workspaces.noAccess, 'You do not have access to this workspace.'],
    [workspaces.companyRestricted, 'Company view is restricted to administrators.'],
    [workspaces.columnsForAdmins, 'Only workspace administrators can add columns.'],
    [workspaces.columnNotFound, 'Column not found'],
  ],
  tasks: [
    [tasks.notFound, 'Task not found'],
    [tasks.notFoundText, 'The requested task could not be found.'],
    [tasks.titleShort, 'Title must be at least 3 characters'],
    [tasks.columnRequired, 'Column is required'],
    [tasks.priorityRequired, 'Priority is required'],
    [tasks.departmentRequired, 'Department is required'],
    [tasks.itemTextRequired, 'Item text is required'],
    [tasks.missingTitle.title, 'Missing title'],
    [tasks.missingTitle.text, 'Please provide a title for the task.'],
    [tasks.created.title, 'Task created'],
    [tasks.created.text, 'Your task has been added to the board.'],
    [tasks.createFailed.title, 'Failed to create task'],
    [tasks.createFailed.text('500', 'Internal Server Error'), 'Server error: 500 Internal Server Error'],
    [tasks.apiError.title, 'API error'],
    [tasks.apiError.text, 'Failed to communicate with the server'],
    [tasks.prepareError, 'Error preparing task data'],
    [tasks.updated.title, 'Task updated'],
    [tasks.updated.text, 'The task has been updated successfully.'],
    [tasks.updateFailed, 'Failed to update task'],
    [tasks.moved.title, 'Task moved'],
    [tasks.moved.text('To Do', 'Done'), 'Task successfully moved from To Do to Done'],
    [tasks.movedStatus.title, 'Task updated'],
    [tasks.movedStatus.text('To Do', 'Done'), 'Task moved from To Do to Done'],
    [tasks.moveFailed, 'Failed to move task'],
    [tasks.moveError, 'Error moving task'],
    [tasks.deleted.title, 'Task deleted'],
    [tasks.deleted.text, 'The task has been deleted successfully.'],
    [tasks.deletedFromCard, 'Task Deleted'],
    [tasks.deleteFailed.title, 'Error'],
    [tasks.deleteFailed.text('boom'), 'Failed to delete task: boom'],
    [tasks.deleteAsk, 'Are you sure you want to delete this task?'],
    [tasks.checklistFailed.title, 'Failed to update checklist'],
    [tasks.checklistFailed.text, 'Please try again later'],
    [tasks.create, 'Create New Task'],
    [tasks.basics, 'Basic Information'],
    [tasks.unassigned, 'Unassigned'],
    [tasks.seeDetails, 'See Details'],
    [tasks.remove, 'Delete Task'],
    [tasks.edit, 'Edit Task'],
    [tasks.close, 'Close'],
    [tasks.cancel, 'Cancel'],
    [tasks.save, 'Save Changes'],
    [tasks.saving, 'Saving...'],
    [tasks.completed, 'Completed'],
    [tasks.overdue, 'Overdue'],
    [tasks.dueToday, 'Due Today'],
    [tasks.dueIn(2), 'Due in 2 days'],
    [tasks.dueIn(30), 'Due in 30 days'],
    [tasks.noDate, 'No date'],
    [tasks.priorityName.P1, 'High'],
    [tasks.priorityName.P2, 'Medium'],
    [tasks.priorityName.P3, 'Low'],
  ],
  comments: [
    [comments.heading(0), '0 Comments'],
    [comments.heading(1), '1 Comment'],
    [comments.heading(2), '2 Comments'],
    [comments.placeholder, 'Add a comment...'],
    [comments.post, 'Post Comment'],
    [comments.none, 'No comments yet. Be the first to comment!'],
    [comments.added.title, 'Comment added'],
    [comments.added.text, 'Your comment has been added successfully'],
    [comments.addFailed.title, 'Failed to add comment'],
    [comments.addFailed.text, 'Please try again.'],
    [comments.removed, 'Comment deleted'],
    [comments.remove, 'Delete Comment'],
    [comments.removeAsk, 'Are you sure you want to delete this comment? This action cannot be undone.'],
    [comments.notYours, 'You can only delete your own comments.'],
  ],
  'checklist templates': [
    [checklistTemplates.heading, 'Checklist Templates'],
    [checklistTemplates.none, 'No templates available'],
    [checklistTemplates.noneText, 'There are no checklist templates available for this workspace.'],
    [checklistTemplates.allDepartments, 'All Departments'],
  ],
};

describe.each(Object.entries(words))('the words of %s', (_, pairs) => {
  it.each(pairs.map(([shown, literal]) => ({ shown, literal })))('$literal', ({ shown, literal }) => {
    expect(shown).toBe(literal);
  });
});

describe('a sentence that names a number', () => {
  it.each([
    [users.fullNameShort, `at least ${limits.fullName.min} characters`],
    [auth.newPasswordShort, `at least ${limits.password.min} characters`],
    [users.avatar.tooLarge, `less than ${limits.avatar.bytes / 1_000_000}MB`],
  ])('%s', (text, number) => {
    expect(text).toContain(number);
  });
});

describe('what the server writes about a move', () => {
  it('holds the words by which it is highlighted', () => {
    expect(comments.moved('To Do', 'Done')).toBe('Task moved from To Do to Done');
    expect(comments.moved('To Do', 'Done')).toContain(movedMark);
  });
});

describe('sentence', () => {
  it('finds a sentence, deep ones too', () => {
    expect(sentence(english, 'tasks.notFound')).toBe('Task not found');
    expect(sentence(english, 'auth.loginToast.title')).toBe('Login successful');
  });

  it.each([
    '',
    'tasks',
    'tasks.',
    'tasks.nothing',
    'tasks.dueIn',
    'constructor.name',
    '__proto__.x',
    'tasks.notFound.length',
    'toString',
  ])('finds nothing behind %j', (key) => {
    expect(sentence(english, key)).toBeUndefined();
  });
});

describe('sentences that name a number', () => {
  it('name the one that is checked', () => {
    const { auth } = english;
    expect(auth.usernameShort).toContain(` ${limits.username.min} `);
    expect(auth.passwordShort).toContain(` ${limits.password.min} `);
    expect(auth.newPasswordShort).toContain(` ${limits.password.min} `);
  });
});
