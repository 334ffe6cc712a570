-- No more new words where there are a million: random letters would fill the disk. The number is that of the last statistics.
CREATE OR REPLACE FUNCTION "learn_words"(words text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM unnest(words) AS given(word)
    WHERE length(given.word) BETWEEN 3 AND 30 AND given.word !~ '[0-9]'
      AND NOT EXISTS (SELECT FROM "search_vocabulary" known WHERE known."word" = given.word COLLATE "C"))
    AND (SELECT "reltuples" FROM pg_catalog.pg_class WHERE "oid" = '"search_vocabulary"'::regclass) < 1000000
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
