-- Words of Arabic and Hebrew are found with and without their points, and each emoji is a word.

-- The words of a text. No locale decides what a sign is. A very long word is cut, since an index takes no word above 2 kB.
CREATE OR REPLACE FUNCTION "word_vector"(value text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := "folded_text"(value);
  words text[];
BEGIN
  IF octet_length(folded) <> length(folded) THEN
    -- Points, and the stroke that makes an Arabic word longer.
    folded := regexp_replace(folded, '[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]+', '', 'g');
    -- Without the tones of skin and what joins several to one.
    folded := regexp_replace(folded, '([\u2600-\u27bf\u2b50\u2b55\U0001f000-\U0001f3fa\U0001f400-\U0001faff])', ' \1 ', 'g');
  END IF;
  words := array_remove(regexp_split_to_array(folded,
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u036f\u055a-\u055f\u05be\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u2000-\u25ff\u27c0-\u2b4f\u2b51-\u2b54\u2b56-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30fb\ufe00-\ufe6f\uff00-\uff0f\uff1a-\uff20\ufffc\ufffd\U0001f3fb-\U0001f3ff\U000e0000-\U000e01ef]+'), '');
  IF folded ~ '[^ \n]{65}' THEN
    words := array(SELECT left(word, 64) FROM unnest(words) AS word);
  END IF;
  RETURN array_to_tsvector(words);
END
$$;
--> statement-breakpoint
-- The texts that have such characters, of tasks and of comments the newest 20,000. Older ones follow when they are changed.
DO $$
DECLARE
  such CONSTANT text := '[\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u2600-\u27bf\u2b50\u2b55\U0001f000-\U0001faff]';
BEGIN
  PERFORM "learn_words"(ARRAY(SELECT DISTINCT unnest(tsvector_to_array(
    "word_vector"(t."title") || "word_vector"(coalesce(t."description", ''))))
    FROM (SELECT "title", "description" FROM "tasks" WHERE "title" ~ such OR "description" ~ such ORDER BY "id" DESC LIMIT 20000) t));
  WITH found AS (
    SELECT "id", "title", "description" FROM "tasks" WHERE "title" ~ such OR "description" ~ such ORDER BY "id" DESC LIMIT 20000)
  UPDATE "search_tasks" s SET "title" = "word_vector"(f."title"),
    "words" = "word_vector"(f."title") || "word_vector"(coalesce(f."description", ''))
  FROM found f WHERE s."task_id" = f."id";
  WITH found AS (
    SELECT "id" FROM "task_comments" WHERE NOT "is_system_comment" AND "content" ~ such ORDER BY "id" DESC LIMIT 20000)
  UPDATE "task_comments" c SET "words" = "word_vector"(c."content") FROM found f WHERE c."id" = f."id";
END
$$;
