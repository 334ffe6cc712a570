// Texts of sign-in and registration.
import { product } from '#limits.ts';

export const signInText = {
  loginTab: 'Login',
  registerTab: 'Register',
  welcome: 'Welcome back',
  welcomeText: 'Sign in to see what your team is working on.',
  join: 'Create your account',
  joinText: 'Choose your department and start with its board.',
  username: 'Username',
  confirmPassword: 'Confirm password',
  fullName: 'Full name',
  email: 'Email',
  jobTitle: 'Job title',
  optional: 'optional',
  department: 'Department',
  chooseDepartment: 'Select a department',
  forgot: 'Forgot your password?',
  createAccount: 'Create Account',
  creatingAccount: 'Creating Account...',
  registrationFailedBox: (message: string) => `Registration failed: ${message}`,
  passwordCommon: 'This password is one of the first that are guessed. Please choose another one.',
  registrationClosed: 'Registration is disabled',
  registrationClosedText: 'An administrator can invite you.',
  loginToast: { title: 'Login successful', text: `Welcome back to ${product}.` },
  registered: { title: 'Registration successful', text: 'Your account has been created. You can now log in.' },
  registrationFailed: { title: 'Registration failed', text: 'Could not create your account' },
  tabs: 'Sign in or register',
  departmentsFailed: 'The departments could not be loaded.',
  strength: {
    label: 'Password strength',
    words: ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'],
  },
  miniBoard: {
    columns: { todo: 'To Do', progress: 'In Progress', review: 'Review' },
    cards: [
      { title: 'Draft the hiring plan', department: 'HR' },
      { title: 'Collect launch quotes', department: 'Marketing' },
      { title: 'Reconcile October invoices', department: 'Accounting' },
      { title: 'Webhook retries with back-off', department: 'Engineering' },
      { title: 'Partner contract, redline 2', department: 'Sales' },
    ],
  },
  panel: {
    headline: 'Work that moves.',
    prioritisation: { title: 'Intelligent task prioritisation', text: 'See first what matters today, and why.' },
    roles: {
      title: 'Role-based permissions and workflow management',
      text: 'Every department has its board; nobody sees what is not theirs.',
    },
    realTime: { title: 'Real-time collaboration', text: 'A card that moves here moves on every screen.' },
  },
};
