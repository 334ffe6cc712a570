// The select list of a comment.
import { sql } from 'drizzle-orm';
import { iso } from '#db/arrays.ts';

/** The fields of a comment `c` in the contract. */
export const commentFields = sql`c.id, c.task_id as "taskId", c.user_id as "userId", c.content, c.is_system_comment as "isSystemComment",
    ${iso(sql`c.created_at`)} as "createdAt",
    (select json_build_object('id', u.id, 'fullName', u.full_name, 'title', u.title, 'role', u.role, 'avatarInitials', u.avatar_initials,
       'avatarColor', u.avatar_color, 'profilePicture', u.profile_picture, 'active', u.deactivated_at is null) from users u
       where u.id = c.user_id and u.deleted_at is null) as user`;
