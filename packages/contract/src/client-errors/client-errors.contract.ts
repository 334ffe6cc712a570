// Error reports from browsers. The server writes them to its log and does not store them elsewhere.
import * as z from 'zod/mini';
import { isScreenPattern } from '#client-errors/client-errors.rules.ts';
import { endpoint } from '#endpoint.ts';
import { Success, text, textKey } from '#fields.ts';
import { limits } from '#limits.ts';

const { message, name, stack } = limits.clientError;
const position = z.string('errors.invalid').check(z.regex(/^[\w./@-]{1,180}:\d{1,7}:\d{1,7}$/, textKey('errors.invalid')));

export const ClientError = z.object({
  /** The handler that caught it: the error boundary of a screen, the outermost one, or the one for promises. */
  kind: z.enum(['screen', 'application', 'promise'], 'errors.invalid'),
  name: text(name).check(z.regex(/^[A-Za-z]+$/, textKey('errors.invalid'))),
  /** The result of `scrubMessage`. */
  message: text(message),
  screen: z.string('errors.invalid').check(z.refine(isScreenPattern, textKey('errors.invalid'))),
  stack: z.array(position, 'errors.invalid').check(z.maxLength(stack, textKey('errors.tooMany'))),
});
export type ClientError = z.output<typeof ClientError>;

export const clientErrors = {
  report: endpoint({
    method: 'POST',
    path: '/api/client-errors',
    access: 'user',
    effect: 'passing',
    whileWaiting: "the operator learns of faults on the caller's screens",
    summary: "Writes an error of the caller's browser to the server's log, if the caller's settings allow it",
    body: ClientError,
    response: Success,
    withoutSecondFactor: true,
  }),
};
