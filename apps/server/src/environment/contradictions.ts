// Finds the problems that concern several variables of the environment.
import { modelBounds, modelProviders } from '@app/contract/models/models.limits.ts';
import { configText } from '#config.text.ts';
import { directoryProblemsOf } from '#directories/directory-environment.ts';
import { isLoopback, isLoopbackUrl } from '#environment/loopback.ts';
import { isOn, oauthNames, type Variables } from '#environment/variables.ts';

/** Returns the problems that concern several variables. */
export function contradictions(env: Variables) {
  const { SMTP_URL, MAIL_FROM, NODE_ENV, ALLOW_HTTP, PUBLIC_URL, HOST = '127.0.0.1' } = env;
  const problems: string[] = [];
  if (SMTP_URL !== undefined && MAIL_FROM === undefined) problems.push(configText.mailFromMissing);
  const missing = oauthNames.filter((name) => env[name] === undefined);
  if (missing.length < oauthNames.length) {
    if (missing.length > 0) problems.push(configText.oauthIncomplete(missing));
    if (!URL.parse(SMTP_URL ?? '')?.username) problems.push(configText.oauthUserMissing);
  }
  const { SECRET_KEY, SECRET_KEY_PREVIOUS } = env;
  if (SECRET_KEY_PREVIOUS !== undefined && (SECRET_KEY === undefined || SECRET_KEY === SECRET_KEY_PREVIOUS))
    problems.push(configText.secretKeyMissing);
  problems.push(...modelProblems(env), ...mailInProblems(env), ...identityProviderProblems(env), ...directoryProblemsOf(env));
  if (NODE_ENV === 'production' && !isOn(ALLOW_HTTP) && !isSafe(PUBLIC_URL, HOST)) problems.push(configText.httpInProduction);
  const { METRICS_PORT, PORT = '3000' } = env;
  if (METRICS_PORT !== undefined && METRICS_PORT !== '0' && METRICS_PORT === PORT) problems.push(configText.metricsPortTaken);
  return problems;
}

/** Without a provider the others would be ignored silently. */
function modelProblems(env: Variables): string[] {
  const { AI_PROVIDER = 'off', AI_BASE_URL, AI_API_KEY, AI_MODEL } = env;
  if (!modelProviders.some((provider) => provider === AI_PROVIDER)) return [];
  if (AI_PROVIDER === 'off') return [AI_BASE_URL, AI_API_KEY, AI_MODEL].some(Boolean) ? [configText.modelProviderMissing] : [];
  return [
    ...(AI_MODEL === undefined ? [configText.modelMissing] : []),
    ...(AI_PROVIDER === 'openai-compatible' && AI_BASE_URL === undefined ? [configText.modelUrlMissing] : []),
    ...(AI_PROVIDER === 'anthropic' && AI_API_KEY === undefined ? [configText.modelKeyMissing] : []),
    ...modelBoundProblems(env),
  ];
}

function modelBoundProblems(env: Variables): string[] {
  const value = (name: string, { default: usual }: { default: number }) => Number(env[name] ?? usual);
  const first = value('AI_FIRST_TOKEN_SECONDS', modelBounds.firstToken);
  const answer = value('AI_ANSWER_TOKENS', modelBounds.answer);
  return [
    ...(first > value('AI_TOTAL_SECONDS', modelBounds.total) ? [configText.modelBoundsCrossed] : []),
    ...(answer * 2 > value('AI_CONTEXT_TOKENS', modelBounds.context) ? [configText.answerTooLarge] : []),
  ];
}

/** A provider needs its issuer and the client, and a way back to this server. */
function identityProviderProblems({
  OIDC_ISSUER,
  OIDC_CLIENT_ID,
  OIDC_CLIENT_SECRET,
  OIDC_ADMIN_GROUP,
  OIDC_GROUPS_CLAIM,
}: Variables) {
  const isHalf = (OIDC_ISSUER === undefined) !== (OIDC_CLIENT_ID === undefined);
  const isLost = OIDC_ISSUER === undefined && OIDC_CLIENT_SECRET !== undefined;
  return [
    ...(isHalf || isLost ? [configText.oidcIncomplete] : []),
    ...(OIDC_ADMIN_GROUP !== undefined && OIDC_GROUPS_CLAIM === undefined ? [configText.oidcGroupsMissing] : []),
  ];
}

/** An address without a way in would promise people something that does not happen. */
function mailInProblems({ MAIL_IN_ADDRESS, MAIL_IN_PORT, MAIL_IN_IMAP_URL, PORT = '3000' }: Variables): string[] {
  const hasWay = MAIL_IN_PORT !== undefined || MAIL_IN_IMAP_URL !== undefined;
  if ((MAIL_IN_ADDRESS !== undefined) !== hasWay) return [configText.mailInIncomplete];
  return MAIL_IN_PORT !== undefined && MAIL_IN_PORT !== '0' && MAIL_IN_PORT === PORT ? [configText.mailInPortTaken] : [];
}

/** Plain http is safe only on this machine. Another check reports an invalid address. */
function isSafe(publicUrl: string | undefined, host: string) {
  if (publicUrl === undefined) return isHere(host);
  const url = URL.parse(publicUrl);
  return url === null || url.protocol === 'https:' || isHere(url.hostname) || isLoopbackUrl(url);
}

/** Browsers take every name below localhost for this machine. */
function isHere(host: string) {
  return isLoopback(host) || host.endsWith('.localhost');
}
