// Makes and ends feeds, and answers those who open their addresses.
import { createHash } from 'node:crypto';
import { canSeeWorkspace } from '@app/contract/access.ts';
import type { Api } from '@app/contract/api.ts';
import { type FeedKind, feedLimits } from '@app/contract/feeds/feeds.limits.ts';
import { product } from '@app/contract/limits.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import type { Db } from '#db/connect.ts';
import { countAttempt } from '#endpoints/attempts.sql.ts';
import type { FileAnswer, Handlers, RequestContext } from '#endpoints/context.ts';
import { ApiError, conflictError, requireFound } from '#endpoints/errors.ts';
import { concurrencyLimit } from '#endpoints/limits/concurrency-limit.ts';
import { type Principal, principalOf } from '#endpoints/principal.ts';
import { publicLink } from '#endpoints/public-link.ts';
import { newToken, tokenHashOf } from '#endpoints/token.ts';
import { atomOf } from '#feeds/atom.ts';
import { calendarOf } from '#feeds/calendar.ts';
import { feedLink } from '#feeds/feed-link.ts';
import { calendarTasks, deleteFeed, feedsOf, findFeed, insertFeed, type OpenedFeed, touchFeed } from '#feeds/feeds.sql.ts';
import { inLanguage, messageStyle } from '#notifications/notification-message.ts';
import { notificationsOf } from '#notifications/notifications.sql.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';
import { findWorkspace } from '#workspaces/workspaces.sql.ts';

/** A long calendar takes much memory and time, and whoever has its address may ask for it as often as they like. */
const calendarTurn = concurrencyLimit(1, { waiting: 200, waitingEach: 2 });

export const feeds: Handlers<Api['feeds']> = {
  list: ({ db, actor }) => feedsOf(db, actor.id),

  async create({ db, actor, config, body: { kind, workspaceId: boardId } }) {
    const isOfBoard = kind === 'calendar' && typeof boardId === 'number';
    const board = isOfBoard ? requireFound(await requireWorkspace(db, actor, boardId), 'workspaces.notFound') : undefined;
    const { token, tokenHash } = newToken();
    const feed = await insertFeed(db, { userId: actor.id, kind, workspaceId: board?.id ?? null, tokenHash });
    if (!feed) throw conflictError('feeds.tooMany');
    return { ...feed, link: publicLink(config, feedLink(kind, token)) };
  },

  async revoke({ db, actor, params }) {
    requireFound(await deleteFeed(db, actor.id, params.feedId), 'feeds.notFound');
    return { success: true };
  },

  async calendar({ db, config, params, log }) {
    const { feed, reader } = await openFeed({ db, log }, params.token, 'calendar');
    const board = feed.workspaceId === null ? undefined : await findWorkspace(db, feed.workspaceId);
    if (feed.workspaceId !== null) requireFound(board && canSeeWorkspace(reader, board) ? board : undefined, 'feeds.notFound');
    const shown = { reader, boardName: board?.name, reminds: feed.taskReminders };
    return calendarTurn(
      async () => asFile(await calendarOf(config, shown, await calendarTasks(db, reader, board?.departmentKey))),
      feed.feedId,
    );
  },

  async notifications({ db, config, params, log }) {
    const { feed, reader } = await openFeed({ db, log }, params.token, 'notifications');
    const found = await notificationsOf(db, reader, { limit: feedLimits.notifications });
    const style = messageStyle(reader);
    const title = `${catalogues[reader.language].feeds.notificationsName(reader.fullName)} · ${product}`;
    const entries = found.map((row) => inLanguage(style, row));
    return asFile(atomOf(config, { id: feed.feedId, title, language: reader.language }, entries));
  },
};

/** Returns the feed of an address and its person with their current rights; 404 if it ended or is of another kind. */
async function openFeed(
  { db, log }: { db: Db; log: RequestContext['log'] },
  token: string,
  kind: FeedKind,
): Promise<{ feed: OpenedFeed; reader: Principal }> {
  const found = await findFeed(db, tokenHashOf(token), kind);
  // The address stands for its person, who may have nothing of others before somebody has admitted them.
  const feed = requireFound(found?.awaitsApproval ? undefined : found, 'feeds.notFound');
  const { feedId, workspaceId, taskReminders, isStale, ...person } = feed;
  // A full disk must not keep a calendar from being read.
  const counted = await countAttempt(db, `feed:${feedId}`, feedLimits.opened.window).catch(() => undefined);
  if (counted && counted.count > feedLimits.opened.attempts)
    throw new ApiError(429, 'too_many', 'errors.tooManyAttempts', {}, counted.wait);
  if (isStale)
    await touchFeed(db, feedId).catch((error: unknown) => log?.warn({ err: error }, 'last use of a feed was not stored'));
  return { feed, reader: principalOf(person, 'token', ['tasks:read']) };
}

function asFile(text: string): FileAnswer {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  return { file: Buffer.from(text), etag, cacheControl: 'private, no-cache' };
}
