-- What the search reads. Words are folded here and nowhere else, so that a query and a text always agree; everything is built
-- in, so that no extension has to be installed. A move touches none of it.

-- Lower case without accents, the same in every locale of the database.
CREATE FUNCTION "folded_text"(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN octet_length(value) = length(value) THEN lower(value) ELSE
  regexp_replace(
    replace(replace(replace(
      translate(
        lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]+', '', 'g')),
        'ÆŒØŁĐÐÞẞøłđðıςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄҐЂЈЉЊЋЏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ',
        'æœoldðþßolddiσабвгдежзиклмнопрстуфхцчшщъыьэюяієґђјљњћџαβγδεζηθικλμνξοπρστυφχψω'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    -- Chinese and Japanese write no spaces: every ideograph is a word.
    '([\u3400-\u9fff\uf900-\ufaff])', ' \1 ', 'g')
END;
--> statement-breakpoint
-- The words of a text, each once: everything between signs. No locale decides what a sign is. A very long word is cut, since
-- an index takes no word above 2 kB.
CREATE FUNCTION "folded_words"(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  SELECT DISTINCT left(word, 64) FROM regexp_split_to_table("folded_text"(value),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u036f\u055a-\u055f\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30fb\ufe00-\ufe6f\uff00-\uff0f\uff1a-\uff20\ufffc\ufffd\U0001f000-\U0001faff\U000e0000-\U000e01ef]+') AS word
  WHERE word <> '');
--> statement-breakpoint
-- The beginning of a word, whole and with each of its letters left out. Two words that differ by one letter (wrong, missing,
-- too many) or by two letters that changed places share one of these, or one begins with the other's.
CREATE FUNCTION "near_words"(word text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array_to_tsvector(ARRAY(
  SELECT DISTINCT near FROM (
    SELECT left(word, 8) AS near
    UNION ALL SELECT left(word, place - 1) || substr(left(word, 8), place + 1) FROM generate_series(1, least(length(word), 8)) AS place
  ) AS nears WHERE near <> ''));
--> statement-breakpoint
-- Beside the tasks and not in them: a row of tasks is written anew, into all its indexes, with every move.
CREATE TABLE "search_tasks" (
	"task_id" integer PRIMARY KEY REFERENCES "tasks"("id") ON DELETE CASCADE,
	"title" tsvector NOT NULL,
	-- Of title and description.
	"words" tsvector NOT NULL
);
--> statement-breakpoint
-- Comments are never changed. What the system writes is found nowhere, and costs a move nothing.
ALTER TABLE "task_comments" ADD COLUMN "words" tsvector
  GENERATED ALWAYS AS (CASE WHEN "is_system_comment" THEN NULL ELSE array_to_tsvector("folded_words"("content")) END) STORED;
--> statement-breakpoint
-- Every word there is, for those that are mistyped: of three letters or more, without digits. A word may outlive its texts.
CREATE TABLE "search_vocabulary" (
	"word" text COLLATE "C" PRIMARY KEY,
	"near" tsvector NOT NULL GENERATED ALWAYS AS ("near_words"("word")) STORED
);
--> statement-breakpoint
-- In the order of the alphabet, so that two who learn the same words do not wait for each other in a circle.
CREATE FUNCTION "learn_words"(words text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "search_vocabulary" ("word")
  SELECT DISTINCT given.word COLLATE "C" FROM unnest(words) AS given(word)
  WHERE length(given.word) BETWEEN 3 AND 30 AND given.word !~ '[0-9]'
    AND NOT EXISTS (SELECT FROM "search_vocabulary" known WHERE known."word" = given.word COLLATE "C")
  ORDER BY 1
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION "index_task"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  title text[] := "folded_words"(NEW."title");
  words text[] := "folded_words"(concat_ws(' ', NEW."title", NEW."description"));
BEGIN
  INSERT INTO "search_tasks" AS s ("task_id", "title", "words")
  VALUES (NEW."id", array_to_tsvector(title), array_to_tsvector(words))
  ON CONFLICT ("task_id") DO UPDATE SET "title" = excluded."title", "words" = excluded."words";
  PERFORM "learn_words"(words);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "index_comment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "learn_words"(tsvector_to_array(NEW."words"));
  RETURN NULL;
END
$$;
--> statement-breakpoint
INSERT INTO "search_tasks" ("task_id", "title", "words")
SELECT "id", array_to_tsvector("folded_words"("title")), array_to_tsvector("folded_words"(concat_ws(' ', "title", "description"))) FROM "tasks";
--> statement-breakpoint
SELECT "learn_words"(ARRAY(
  SELECT unnest(tsvector_to_array("words")) FROM "search_tasks" UNION SELECT unnest(tsvector_to_array("words")) FROM "task_comments"));
--> statement-breakpoint
-- Without fastupdate: no search has to read through a list of what is not yet sorted in.
CREATE INDEX "search_tasks_title" ON "search_tasks" USING gin ("title") WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX "search_tasks_words" ON "search_tasks" USING gin ("words") WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX "task_comments_words" ON "task_comments" USING gin ("words") WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX "search_vocabulary_near" ON "search_vocabulary" USING gin ("near") WITH (fastupdate = off);--> statement-breakpoint
CREATE TRIGGER "tasks_index_new" AFTER INSERT ON "tasks" FOR EACH ROW EXECUTE FUNCTION "index_task"();--> statement-breakpoint
CREATE TRIGGER "tasks_index_changed" AFTER UPDATE OF "title", "description" ON "tasks" FOR EACH ROW
  WHEN (OLD."title" IS DISTINCT FROM NEW."title" OR OLD."description" IS DISTINCT FROM NEW."description")
  EXECUTE FUNCTION "index_task"();
--> statement-breakpoint
CREATE TRIGGER "task_comments_index" AFTER INSERT ON "task_comments" FOR EACH ROW
  WHEN (NOT NEW."is_system_comment") EXECUTE FUNCTION "index_comment"();
--> statement-breakpoint
ANALYZE "search_tasks", "task_comments", "search_vocabulary";
