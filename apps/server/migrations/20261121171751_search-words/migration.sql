-- In plpgsql, whose statements keep their plan: a function in SQL is planned anew with every comment and every new task.
CREATE OR REPLACE FUNCTION "learn_words"(words text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- In the order of the alphabet, so that two who learn the same words do not wait for each other in a circle.
  INSERT INTO "search_vocabulary" ("word")
  SELECT DISTINCT given.word COLLATE "C" FROM unnest(words) AS given(word)
  WHERE length(given.word) BETWEEN 3 AND 30 AND given.word !~ '[0-9]'
    AND NOT EXISTS (SELECT FROM "search_vocabulary" known WHERE known."word" = given.word COLLATE "C")
  ORDER BY 1
  ON CONFLICT DO NOTHING;
END
$$;
