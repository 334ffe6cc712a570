// Files on a task: documents and pictures. Whoever sees the task sees its files and may add and remove them.
import * as z from 'zod/mini';
import { pictureTypes } from '#attachments/attachments.limits.ts';
import { endpoint } from '#endpoint.ts';
import { bodyId, Instant, PathId, ResponseId, Success } from '#fields.ts';
import { taskVias } from '#principals.ts';

/** A file on a task. `type` is decided by the content, not by the name. */
export const Attachment = z.object({
  id: ResponseId,
  taskId: ResponseId,
  name: z.string(),
  type: z.string(),
  /** In bytes. */
  size: z.int(),
  /** Of a picture that has a preview, in pixels; null for any other file. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** The card of the task shows it. */
  isCover: z.boolean(),
  /** Who added it; null after the account is deleted. */
  userId: z.nullable(ResponseId),
  createdAt: Instant,
});
export type Attachment = z.output<typeof Attachment>;

const ofTask = z.object({ taskId: PathId });
const ofFile = z.object({ attachmentId: PathId });

export const attachments = {
  list: endpoint({
    method: 'GET',
    path: '/api/tasks/:taskId/attachments',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns the files on a task, oldest first',
    params: ofTask,
    response: z.array(Attachment),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/tasks/:taskId/attachments',
    access: 'user',
    via: ['token', 'mail'],
    scope: 'tasks:write',
    summary: 'Adds a file to a task',
    params: ofTask,
    upload: 'attachment',
    streamed: true,
    response: Attachment,
    status: 201,
    ownTransaction: true,
  }),
  content: endpoint({
    method: 'GET',
    path: '/api/attachments/:attachmentId/content',
    access: 'user',
    via: ['token'],
    scope: 'tasks:read',
    summary: 'Returns a file, or a range of it. Pictures have their own content type; everything else is a download',
    params: ofFile,
    file: 'application/octet-stream',
    fileTypes: pictureTypes,
    response: z.unknown(),
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/attachments/:attachmentId/preview',
    access: 'user',
    via: ['token'],
    scope: 'tasks:read',
    summary: 'Returns a picture made smaller, without metadata',
    params: ofFile,
    file: 'image/webp',
    response: z.unknown(),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/attachments/:attachmentId',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Removes a file from its task; it can be restored for a day',
    params: ofFile,
    response: Success,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/attachments/:attachmentId/restore',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Restores a removed file',
    params: ofFile,
    response: Attachment,
  }),
  setCover: endpoint({
    method: 'PUT',
    path: '/api/tasks/:taskId/cover',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Chooses the picture that the card of a task shows, or none',
    params: ofTask,
    body: z.object({ attachmentId: z.nullable(bodyId('errors.invalid')) }),
    response: Success,
  }),
};
