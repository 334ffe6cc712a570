// Words of e-mail templates.

export const emailTemplatesText = {
  nameRequired: 'Template name required',
  triggerRequired: 'Trigger event required',
  subjectRequired: 'Subject required',
  contentRequired: 'Content required',
  notFound: 'E-mail template not found',
  defaultKept: 'A default template cannot be deleted.',
  defaultStays: 'Make another template the default instead.',
  defaultTrigger: 'The trigger event of a default template cannot be changed.',
  triggers: {
    user_welcome: 'Welcome',
    task_assigned: 'Task assignment',
    task_reminder: 'Task reminder',
    notification: 'General notification',
    password_updated: 'Password update',
    new_user_registered: 'New registration',
    none: 'Custom',
  },
};
