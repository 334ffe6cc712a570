-- Words cost a write less. Texts are split in one pass, and the vector itself drops what is there twice. Nearly every word is known,
-- so a statement that only looks comes before the one that inserts. New words wait in lists of 64 kB, which every search reads
-- through, and are sorted into the indexes together.

-- The words of a text. No locale decides what a sign is. A very long word is cut, since an index takes no word above 2 kB.
CREATE FUNCTION "word_vector"(value text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := "folded_text"(value);
  words text[] := array_remove(regexp_split_to_array(folded,
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u036f\u055a-\u055f\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30fb\ufe00-\ufe6f\uff00-\uff0f\uff1a-\uff20\ufffc\ufffd\U0001f000-\U0001faff\U000e0000-\U000e01ef]+'), '');
BEGIN
  IF folded ~ '[^ \n]{65}' THEN
    words := array(SELECT left(word, 64) FROM unnest(words) AS word);
  END IF;
  RETURN array_to_tsvector(words);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "folded_words"(value text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN tsvector_to_array("word_vector"(value));
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "learn_words"(words text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM unnest(words) AS given(word)
    WHERE length(given.word) BETWEEN 3 AND 30 AND given.word !~ '[0-9]'
      AND NOT EXISTS (SELECT FROM "search_vocabulary" known WHERE known."word" = given.word COLLATE "C"))
  THEN
    -- In the order of the alphabet, so that two who learn the same words do not wait for each other in a circle.
    INSERT INTO "search_vocabulary" ("word")
    SELECT DISTINCT given.word COLLATE "C" FROM unnest(words) AS given(word)
    WHERE length(given.word) BETWEEN 3 AND 30 AND given.word !~ '[0-9]'
      AND NOT EXISTS (SELECT FROM "search_vocabulary" known WHERE known."word" = given.word COLLATE "C")
    ORDER BY 1
    ON CONFLICT DO NOTHING;
  END IF;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "index_task"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  title tsvector := "word_vector"(NEW."title");
  words tsvector := title || "word_vector"(coalesce(NEW."description", ''));
  filter text := "filter_text"(NEW."title" || ' ' || coalesce(left(NEW."description", 300), ''));
BEGIN
  INSERT INTO "search_tasks" AS s ("task_id", "title", "words", "filter")
  VALUES (NEW."id", title, words, filter)
  ON CONFLICT ("task_id") DO UPDATE SET "title" = excluded."title", "words" = excluded."words", "filter" = excluded."filter";
  PERFORM "learn_words"(tsvector_to_array(words));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "fold_comment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."words" := "word_vector"(NEW."content");
  PERFORM "learn_words"(tsvector_to_array(NEW."words"));
  RETURN NEW;
END
$$;
--> statement-breakpoint
ALTER INDEX "search_tasks_title" SET (fastupdate = on, gin_pending_list_limit = 64);--> statement-breakpoint
ALTER INDEX "search_tasks_words" SET (fastupdate = on, gin_pending_list_limit = 64);--> statement-breakpoint
ALTER INDEX "task_comments_words" SET (fastupdate = on, gin_pending_list_limit = 64);
