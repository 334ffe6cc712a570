// Limits of the language model. The web loads them with its administration.

export const modelProviders = ['off', 'openai-compatible', 'anthropic'] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** The language model (characters, tokens, milliseconds). */
export const modelLimits = {
  /** Departments that are named as having the model off. */
  offDepartments: 500,
  url: 500,
  name: 200,
  key: 500,
  price: 100_000,
  /** Requests to the model for one message, and their time. */
  steps: 8,
  /** Characters of a provider's sentence that administrators see. */
  sentence: 300,
  /** Tokens of an answer that is one word of a list, and of one that nothing keeps short. */
  word: 24,
  freeWord: 200,
  /** A test of the connection, for which the browser waits. */
  test: 50_000,
  /** So many models of a server are named where it does not have the one that is set. */
  listed: 20,
  /** Tools that it may use for one message; the others are refused. */
  toolCalls: 40,
  /** How often is checked whether the session of whoever waits has ended. */
  sessionCheck: 1_000,
  /** A request that fails is repeated this often. */
  retries: 1,
  /** The budget reserves a token for this many characters until the provider has counted. */
  charactersPerToken: 3,
  /** Of a request, those of instructions and tools. */
  fixedTokens: 3_000,
  /** A provider that counts more tokens of a request is not believed; bytes of an answer as it is sent. */
  countedTokens: 10_000_000,
  answer: 2_000_000,
  /** What is sent of the conversation, and of one tool's result. */
  history: { messages: 30, tasks: 20 },
  result: 12_000,
  comments: 20,
  /** What a model writes: one reply, and one description or comment that it proposes. */
  reply: 20_000,
  proposedText: 4_000,
  /** Changes that the level `auto` makes at once; more wait for the person. */
  autoActs: 10,
  /** Replies of one person at the same time. */
  replies: 3,
  /** Lines on a page of the log and of the usage. */
  page: 50,
  /** A call that has been running for this long was lost with its server (milliseconds). */
  callLost: 600_000,
} as const;

/**
 * What the environment sets for the model, with values for one on a laptop (seconds, tokens). The database and the proxy in front wait
 * as long as the largest.
 */
export const modelBounds = {
  /** Until the first word of an answer; a local model is loaded and reads the request in this time. */
  firstToken: { min: 1, max: 290, default: 120 },
  total: { min: 5, max: 540, default: 300 },
  /** What the model reads and writes for one request. */
  context: { min: 2_000, max: 1_000_000, default: 8_192 },
  answer: { min: 50, max: 32_000, default: 2_000 },
} as const;

/** How much a model thinks before it answers; `default` is the model's own choice. */
export const reasoningEfforts = ['default', 'none', 'minimal', 'low', 'medium', 'high'] as const;
export type ReasoningEffort = (typeof reasoningEfforts)[number];

/** The address of a local model, as an example. */
export const modelAddressExample = 'http://localhost:11434/v1';

/** What a model gets in place of an e-mail address. */
export const redactedEmail = '[e-mail]';

/** The periods (days) and sums of the usage; the log reaches back as far as the longest. */
export const modelUse = { days: ['1', '7', '30', '90'], by: ['person', 'day', 'personDay'] } as const;

/** A conversation without a new message is deleted after this many days. */
export const conversationAge = { min: 1, max: 3_650, default: 365 } as const;
