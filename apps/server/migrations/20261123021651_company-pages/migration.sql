CREATE INDEX "tasks_company" ON "tasks" ("status","department","order","id","start_date","due_date") WHERE "deleted_at" is null;--> statement-breakpoint
-- Lower case without accents, the same in every locale of the database, and the same as `filterText` in the contract.
CREATE FUNCTION "filter_text"(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN octet_length(value) = length(value) THEN lower(value) ELSE
  replace(replace(replace(
    translate(
      lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]+', '', 'g')),
      'ÆŒØŁĐÐÞẞøłđðıςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄҐЂЈЉЊЋЏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ',
      'æœolddþßolddiσабвгдежзиклмнопрстуфхцчшщъыьэюяієґђјљњћџαβγδεζηθικλμνξοπρστυφχψω'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
END;
--> statement-breakpoint
-- What the filter of the company view reads: the title, and as much of the description as a card has.
ALTER TABLE "search_tasks" ADD COLUMN "filter" text NOT NULL DEFAULT '';
--> statement-breakpoint
UPDATE "search_tasks" s SET "filter" = "filter_text"(t."title" || ' ' || coalesce(left(t."description", 300), ''))
FROM "tasks" t WHERE t."id" = s."task_id";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "index_task"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  title text[] := "folded_words"(NEW."title");
  words text[] := "folded_words"(concat_ws(' ', NEW."title", NEW."description"));
  filter text := "filter_text"(NEW."title" || ' ' || coalesce(left(NEW."description", 300), ''));
BEGIN
  INSERT INTO "search_tasks" AS s ("task_id", "title", "words", "filter")
  VALUES (NEW."id", array_to_tsvector(title), array_to_tsvector(words), filter)
  ON CONFLICT ("task_id") DO UPDATE SET "title" = excluded."title", "words" = excluded."words", "filter" = excluded."filter";
  PERFORM "learn_words"(words);
  RETURN NULL;
END
$$;
