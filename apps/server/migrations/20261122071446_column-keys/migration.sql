-- The key by which a column is unique in its workspace, as `columnKey` of the contract makes it. The letters are spelled out, since
-- `lower` knows those alone that the locale of the database knows.
ALTER TABLE "columns" ADD COLUMN "name_key" text;--> statement-breakpoint
UPDATE "columns" SET "name_key" = lower(translate(btrim(regexp_replace(normalize("name", NFKC), '\s+', ' ', 'g')),
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮĴĶĹĻĽŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƠƢƤƦƧƩƬƮƯƱƲƳƵƷƸƼǍǏǑǓǕǗǙǛǞǠǢǤǦǨǪǬǮǴǶǷǸǺǼǾȀȂȄȆȈȊȌȎȐȒȔȖȘȚȜȞȠȢȤȦȨȪȬȮȰȲȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΆΈΉΊΌΎΏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѶѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӁӃӅӇӉӋӍӐӒӔӖӘӚӜӞӠӢӤӦӨӪӬӮӰӲӴӶӸӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ',
  'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷÿźżžɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵơƣƥʀƨʃƭʈưʊʋƴƶʒƹƽǎǐǒǔǖǘǚǜǟǡǣǥǧǩǫǭǯǵƕƿǹǻǽǿȁȃȅȇȉȋȍȏȑȓȕȗșțȝȟƞȣȥȧȩȫȭȯȱȳⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳάέήίόύώαβγδεζηθικλμνξοπρστυφχψωϊϋϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽѐёђѓєѕіїјљњћќѝўџабвгдежзийклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѷѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӂӄӆӈӊӌӎӑӓӕӗәӛӝӟӡӣӥӧөӫӭӯӱӳӵӷӹӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ'));--> statement-breakpoint
-- Of columns that were told apart by case or space alone the first keeps its name, the others get a number. Their tasks stay in
-- them: the foreign key of a task's place carries the new name along as their status.
DO $$
DECLARE
  doubled record;
  counted integer;
  wanted text;
BEGIN
  FOR doubled IN
    SELECT id, workspace_id, name_key, btrim(regexp_replace(name, '\s+', ' ', 'g')) AS name
    FROM (SELECT *, row_number() OVER (PARTITION BY workspace_id, name_key ORDER BY "order", id) AS place FROM columns) numbered
    WHERE place > 1 ORDER BY "order", id
  LOOP
    counted := 2;
    LOOP
      wanted := ' (' || counted || ')';
      EXIT WHEN NOT EXISTS (SELECT FROM columns
        WHERE workspace_id = doubled.workspace_id AND name_key = left(doubled.name_key, 60 - length(wanted)) || wanted);
      counted := counted + 1;
    END LOOP;
    UPDATE columns SET name = left(doubled.name, 60 - length(wanted)) || wanted,
      name_key = left(doubled.name_key, 60 - length(wanted)) || wanted WHERE id = doubled.id;
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "columns" ALTER COLUMN "name_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "columns" DROP CONSTRAINT "columns_name";--> statement-breakpoint
ALTER TABLE "columns" ADD CONSTRAINT "columns_name" UNIQUE("workspace_id","name_key");