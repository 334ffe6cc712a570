// Why the directory could not be used: a code for people, and for administrators what the directory or the network said.
import type { DirectoryProblem } from '@app/contract/directories/directories.limits.ts';
import { directoryLimits } from '@app/contract/directories/directories.limits.ts';

/** Ends what was asked of the directory. */
export class DirectoryFailure extends Error {
  override name = 'DirectoryFailure';
  readonly problem: DirectoryProblem;
  readonly detail: string | undefined;

  constructor(problem: DirectoryProblem, detail?: string, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
    this.detail = detail === undefined ? undefined : plainText(detail);
  }
}

/** Returns what was said on one line, as it can be stored and shown. */
function plainText(said: string): string {
  return said
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, directoryLimits.detail)
    .toWellFormed();
}

const certificateErrors =
  /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|ERR_OSSL_X509|ERR_OSSL_PEM)/;

/** Returns any error of the network or of TLS as a failure. */
export function failureOfNetwork(error: unknown): DirectoryFailure {
  if (error instanceof DirectoryFailure) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  const problem = certificateErrors.test(code)
    ? 'certificate'
    : /^(ERR_SSL|EPROTO|ERR_TLS)/.test(code)
      ? 'no_tls'
      : code === 'ETIMEDOUT'
        ? 'slow'
        : 'unreachable';
  return new DirectoryFailure(problem, message || code, { cause: error });
}
