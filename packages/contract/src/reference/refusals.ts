// The refusals of the API as schemas: what each of them has, and what those of a status may have besides.
import * as z from 'zod/mini';
import { shownAs } from '#fields.ts';

function text(description: string, format?: 'uri' | 'uri-reference') {
  return shownAs(z.string(), { type: 'string', ...(format && { format }), description });
}

const refusal = z.object({
  message: text('For a person, in their language.'),
  error: text('One of the stable codes; more may be added.'),
  requestId: z.optional(text('Of a failure of the server: what finds it in the log.')),
});

/** The messages by field. */
const fields = z.optional(z.record(z.string(), z.string()));

/** By the names that they have in the description. */
export const refusals = {
  Error: refusal,
  ValidationError: z.extend(refusal, { fields }),
  AuthenticationError: z.extend(refusal, {
    authenticated: z.optional(z.literal(false)),
    recovery: z.optional(z.literal('login')),
  }),
  PermissionError: z.extend(refusal, {
    scope: z.optional(text('The permission that the token lacks.')),
    methods: z.optional(z.array(text('A way to prove who one is.'))),
  }),
  /** `current` is what is stored now, for callers who may read it; `fields` what somebody else has changed. */
  ConflictError: z.extend(refusal, { current: z.optional(z.unknown()), fields }),
  /** A refusal as a problem of RFC 9457. */
  Problem: z.extend(refusal, {
    type: text('The place of the code in the API reference.', 'uri-reference'),
    title: text('The meaning of the code, always the same.'),
    status: z.int(),
    detail: text('The message, in the language of the reader.'),
    instance: text('This one refusal; it contains the id of the request.', 'uri'),
    fields,
  }),
};

/** The name of the schema by status; all others are an `Error`. */
export const refusalNames: Readonly<Record<number, keyof typeof refusals>> = {
  400: 'ValidationError',
  401: 'AuthenticationError',
  403: 'PermissionError',
  409: 'ConflictError',
};
