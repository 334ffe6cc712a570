// Tests the numbers and option lists of the specification (sections 9 of both parts), which are repeated here.
import { describe, expect, it } from 'vitest';
import { placeholders, triggerEvents } from '#email-templates/email-templates.limits.ts';
import * as numbers from '#limits.ts';
import { departmentRoles, limits, session, thresholds, timing } from '#limits.ts';

describe('part 1, section 9', () => {
  it('requests and retries', () => {
    expect(timing.currentUserTimeout).toBe(10_000);
    expect(timing.authRetries).toBe(3);
    expect([0, 1, 2].map((retry) => timing.authRetryFirst * timing.authRetryFactor ** retry)).toEqual([1000, 1500, 2250]);
    expect(timing.currentUserFirstChecks).toBe(3);
    expect(timing.currentUserFirstEvery).toBe(15 * 1000);
    expect(timing.currentUserThenEvery).toBe(5 * 60 * 1000);
    expect(timing.logoutTimeout).toBe(3000);
  });

  it('problems with the session', () => {
    expect(thresholds.sessionWarningToast).toBe(5);
    expect(thresholds.sessionErrorToast).toBe(3);
    expect(thresholds.consoleWarning).toBe(3);
  });

  it('toasts', () => {
    expect(timing.toast).toBe(5000);
    expect(timing.toastRemoval).toBe(1_000_000);
    expect(thresholds.toastSwipe).toBe(50);
  });

  it('breakpoints', () => {
    expect(numbers.breakpoints).toEqual({ sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 });
  });

  it('notifications', () => {
    expect(timing.day).toBe(24 * 60 * 60 * 1000);
    expect(thresholds.olderNotifications).toBe(3);
  });

  it('accounts', () => {
    expect(limits.username.min).toBe(3);
    expect(limits.password.min).toBe(8);
    expect(limits.password.currentMin).toBe(6);
    expect(limits.fullName.min).toBe(2);
    expect(limits.avatar.initials).toBe(2);
    expect(limits.avatar.bytes).toBe(5_000_000);
    expect(numbers.profileAvatarColor).toBe('#0066FF');
    expect(numbers.defaultAvatarColor).toBe('#6366F1');
    expect(numbers.avatarPalette).toEqual([
      '#0066FF',
      '#F59E0B',
      '#10B981',
      '#EF4444',
      '#8B5CF6',
      '#EC4899',
      '#14B8A6',
      '#F97316',
    ]);
  });

  it('errors', () => {
    expect(limits.errorDetails).toBe(100);
    expect(thresholds.recoveryAttempts).toBe(3);
    expect(timing.persistentErrorWithin).toBe(60_000);
  });

  it('options', () => {
    expect(numbers.defaultWorkspaceId).toBe(1);
    expect(numbers.themes).toEqual(['light', 'dark', 'system']);
    expect(numbers.languages).toEqual(['english', 'spanish', 'french', 'german']);
    expect(numbers.timezones).toEqual(['UTC', 'EST', 'CST', 'MST', 'PST']);
    expect(numbers.dateFormats).toEqual(['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD']);
    expect(numbers.userRoles).toEqual(['user', 'admin']);
    expect(numbers.storageKeys.sidebarCollapsed).toBe('sidebar-collapsed');
  });
});

describe('part 2, section 9', () => {
  it('tasks', () => {
    expect(limits.title.min).toBe(3);
    expect(limits.checklistTemplateName.min).toBe(3);
    expect(limits.description.card).toBe(75);
    expect(limits.comment.listHeight).toBe(350);
    expect(numbers.priorities).toEqual(['P1', 'P2', 'P3']);
    expect(numbers.defaultPriority).toBe('P2');
    expect(numbers.defaultTaskType).toBe('Planning');
    expect(numbers.statuses).toEqual(['To Do', 'In Progress', 'Review', 'Done']);
    expect(numbers.firstStatus).toBe('To Do');
    expect(numbers.doneStatus).toBe('Done');
  });

  it('boards', () => {
    expect(numbers.companyWorkspaceId).toBe(0);
    expect(numbers.companyCreateWorkspaceId).toBe(5);
    expect(numbers.virtualColumns.map(({ id, name }) => `${id} ${name}`)).toEqual([
      '-1 To Do',
      '-2 In Progress',
      '-3 Review',
      '-4 Done',
    ]);
    expect(numbers.seededDepartments).toEqual(['Marketing', 'HR', 'Engineering', 'Accounting', 'Sales']);
    expect(departmentRoles).toEqual(['member', 'lead', 'manager', 'director']);
    expect(numbers.workspaceRoles).toEqual(['member', 'admin']);
  });

  it('due dates and lists', () => {
    expect(thresholds.upcomingDays).toBe(7);
    expect(thresholds.statusBarPercentPerTask).toBe(20);
    expect(thresholds.cardsListed).toBe(3);
  });

  it('e-mail templates', () => {
    expect(triggerEvents).toEqual([
      'user_welcome',
      'task_assigned',
      'task_reminder',
      'notification',
      'password_updated',
      'new_user_registered',
      'none',
    ]);
    expect(placeholders.join(', ')).toBe(
      'firstName, lastName, fullName, email, title, department, taskTitle, taskDescription, taskDueDate, taskPriority, ' +
        'taskStatus, assignerName, workspaceName, currentDate, companyName, loginLink',
    );
  });

  it('polling', () => {
    expect(timing.eventPoll).toBe(5000);
    expect(timing.eventPollErrors).toBe(3);
    expect(timing.eventPollPerError).toBe(1000);
    expect(timing.eventPollMax).toBe(30_000);
    expect(timing.eventLookback).toBe(30_000);
  });
});

describe('what we add', () => {
  it('bounds every text and list', () => {
    expect({
      username: limits.username.max,
      password: limits.password.max,
      title: limits.title.max,
      description: limits.description.max,
      comment: limits.comment.max,
      checklist: limits.checklist.items,
      assignees: limits.assignees,
      departments: limits.departmentsPerTask,
      customFields: limits.customFields.keys,
      columns: limits.columnsPerWorkspace,
      body: limits.body.bytes,
    }).toEqual({
      username: 32,
      password: 128,
      title: 200,
      description: 20_000,
      comment: 10_000,
      checklist: 100,
      assignees: 50,
      departments: 20,
      customFields: 50,
      columns: 20,
      body: 512 * 1024,
    });
  });

  it('ends sessions after 12 idle hours and 30 days', () => {
    expect(session).toEqual({ idle: 12 * 60 * 60 * 1000, absolute: 30 * 24 * 60 * 60 * 1000, perPerson: 50 });
  });

  it('limits guessing', () => {
    expect(numbers.rateLimits).toEqual({
      login: { attempts: 10, perAddress: 100, window: 15 * 60 * 1000 },
      register: { attempts: 10, window: 60 * 60 * 1000 },
      changePassword: { attempts: 5, window: 15 * 60 * 1000 },
      changeEmail: { attempts: 5, window: 60 * 60 * 1000 },
      picture: { attempts: 10, window: 60 * 60 * 1000 },
      exportData: { attempts: 10, window: 60 * 60 * 1000 },
      exportTasks: { attempts: 30, window: 60 * 60 * 1000 },
      importPeople: { attempts: 300, window: 60 * 60 * 1000 },
      importFile: { attempts: 30, window: 60 * 60 * 1000 },
      attachment: { attempts: 300, window: 60 * 60 * 1000 },
      clientErrors: { attempts: 20, window: 10 * 60 * 1000 },
      testMail: { attempts: 10, window: 60 * 60 * 1000 },
      invite: { attempts: 20, window: 60 * 60 * 1000 },
      inviteByAdmin: { attempts: 500, window: 60 * 60 * 1000 },
      acceptInvitation: { attempts: 20, window: 60 * 60 * 1000 },
      passwordResetLink: { attempts: 30, window: 60 * 60 * 1000 },
      requestPasswordReset: { attempts: 5, perAddress: 30, window: 60 * 60 * 1000 },
      usePasswordReset: { attempts: 20, window: 60 * 60 * 1000 },
      comments: { attempts: 60, window: 60 * 1000 },
      bulkChanges: { attempts: 60, window: 60 * 1000 },
      changedTasks: { attempts: 20_000, window: 60 * 60 * 1000 },
      assistant: { attempts: 30, window: 60 * 1000 },
      proposals: { attempts: 60, window: 60 * 1000 },
      requests: {
        perMinute: 600,
        perAddress: 6_000,
        perToken: 300,
        wrongTokens: 60,
        burstShare: 1 / 3,
        minute: 60 * 1000,
        batchesPerMinute: 30,
        maxTracked: 10_000,
      },
    });
  });
});
