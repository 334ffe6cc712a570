// The meaning of each `error` of an answer: its name in problem+json, and an explanation for the API reference. In English only.

interface ErrorCode {
  statuses: readonly number[];
  /** The `title` of RFC 9457, which is the same for every occurrence. */
  title: string;
  text: string;
}

export const errorCodes: Record<string, ErrorCode> = {
  validation: {
    statuses: [400],
    title: 'The request is not valid',
    text: 'The message names the first mistake; `fields` has one message for each field.',
  },
  session_missing: { statuses: [401], title: 'Not signed in', text: 'Neither a session nor an API token came with the request.' },
  session_expired: { statuses: [401], title: 'The session is over', text: 'Sign in again.' },
  user_missing: { statuses: [401], title: 'The account is gone', text: 'The account was deleted.' },
  user_inactive: {
    statuses: [401],
    title: 'The account is deactivated',
    text: 'An administrator has deactivated it and can reactivate it.',
  },
  invalid_credentials: { statuses: [401], title: 'Wrong username or password', text: 'It is not said which of the two.' },
  wrong_code: {
    statuses: [401],
    title: 'Wrong code',
    text: 'It is mistyped, was used before, or the clock of the phone is wrong.',
  },
  challenge_over: { statuses: [401], title: 'The challenge is void', text: 'It was answered, tried five times, or is too old.' },
  passkey_unknown: {
    statuses: [401],
    title: 'The passkey is unknown',
    text: 'It was removed, or it belongs to another server or to an account that is gone.',
  },
  passkey_wrong: {
    statuses: [401],
    title: 'The passkey was not used as asked for',
    text: 'It is that of somebody else, its device was not unlocked, or the answer is for another address.',
  },
  passkey_copied: {
    statuses: [401],
    title: 'The passkey was copied',
    text: 'Two devices have used it. It opens nothing any more; its person can remove it and make another one.',
  },
  token_invalid: { statuses: [401], title: 'The API token is not valid', text: 'It is mistyped, unknown or revoked.' },
  token_missing: { statuses: [401], title: 'No API token', text: 'This address takes API tokens only.' },
  token_expired: { statuses: [401], title: 'The API token has expired', text: 'Its person can make another one.' },
  forbidden: {
    statuses: [403],
    title: 'Not allowed',
    text: 'The person may not do this, or the token lacks the permission that `scope` names.',
  },
  reauthentication_required: {
    statuses: [403],
    title: 'Prove who you are',
    text: 'The session is older than ten minutes: call `POST /api/auth/reauthenticate` by one of `methods`, then repeat the request.',
  },
  second_factor_required: {
    statuses: [403],
    title: 'A second step has to be set up',
    text: 'The administrators require one of the person, and the time to set it up is over. Own account and `/api/second-factor` stay open.',
  },
  single_sign_on_required: {
    statuses: [403],
    title: 'Passwords are switched off',
    text: 'Everybody signs in with a provider of single sign-on, but for one administrator.',
  },
  directory_refused: {
    statuses: [403],
    title: 'The directory names no account',
    text: 'The password is right, but there is no account for its person here and none can be made.',
  },
  directory_unavailable: {
    statuses: [503],
    title: 'The directory does not answer',
    text: 'Accounts with a password of this server still sign in. Try again after Retry-After.',
  },
  cross_site: {
    statuses: [403],
    title: 'The request comes from another site',
    text: 'A browser sent a write from another origin. Programs send an API token and no Origin.',
  },
  not_found: { statuses: [404], title: 'Not found', text: 'It does not exist, or the caller does not see it.' },
  deleted: { statuses: [404], title: 'Deleted', text: 'The caller saw it before it was deleted.' },
  method_not_allowed: {
    statuses: [405],
    title: 'The address has no such method',
    text: 'The header Allow names the methods that it has.',
  },
  too_slow: { statuses: [408], title: 'The request took too long', text: 'Its headers or body did not arrive in time.' },
  conflict: {
    statuses: [409],
    title: 'The request conflicts with what is stored',
    text: 'If it was changed by somebody else, `current` is what is stored and `fields` names what differs.',
  },
  gone: { statuses: [410], title: 'No longer valid', text: 'A link or proposal was used, replaced or has expired.' },
  too_large: { statuses: [413], title: 'The request is too large', text: 'A body has at most 512 KiB, an upload its own limit.' },
  range: {
    statuses: [416],
    title: 'The file has no such range',
    text: 'The header Content-Range names its length.',
  },
  content_type: {
    statuses: [415],
    title: 'The content type is not accepted',
    text: 'Bodies are application/json, uploads multipart/form-data.',
  },
  wrong_host: {
    statuses: [421],
    title: 'The server has another name',
    text: 'The Host is none of those that the operator allows.',
  },
  key_reused: {
    statuses: [422],
    title: 'The Idempotency-Key belongs to another request',
    text: 'A key was sent before with another method, address or body.',
  },
  mail_failed: { statuses: [422], title: 'The mail was not taken', text: 'The message says what the mail server answered.' },
  too_many: {
    statuses: [429],
    title: 'Too many requests',
    text: 'The header Retry-After says in how many seconds to try again.',
  },
  headers_too_long: { statuses: [431], title: 'The headers are too long', text: 'Usually there are too many cookies.' },
  refused: { statuses: [400], title: 'The request was refused', text: 'The server could not read the request.' },
  unexpected: {
    statuses: [500],
    title: 'Something went wrong on the server',
    text: '`requestId` leads the operator to the entry in the log.',
  },
  busy: { statuses: [503], title: 'The server is busy', text: 'Try again after Retry-After; nothing was changed.' },
  unavailable: {
    statuses: [503],
    title: 'The server is not available',
    text: 'Try again after Retry-After; nothing was changed.',
  },
  storage_full: {
    statuses: [503, 507],
    title: 'The disk of the server is full',
    text: 'Reading works; writing works again once the operator has made room.',
  },
};
