-- How a name looks, as `skeletonOf` of the contract says it: a test compares the two. A change of the letters needs another function.
CREATE FUNCTION name_skeleton(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(translate(normalize(value, NFKC),
    'АВЕЅІЈКМНОРСТХУаеорсухѕіјԁԛԝһӏгкмтпвнԌԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγικνορτυχϲϳօսհոցզյՏՕԼԱᎠᎡᎢᎪᎫᎬᎳᎷᎻᏀᏃᏎᏒᏔᏚᏙᏞᏟᏢᏦᏴꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴıɩɪɑɡᴀʙᴄᴅᴇɢʜᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢƅǀƖꞮƴȷꬃꭎ',
    'ABESIJKMHOPCTXYaeopcyxsijdqwhlrkmtnbhGQWABEZHIKMNOPTYXayikvoptuxcjouhngqjSOLUDRTAJEWMHGZ4RWSVLCPKBBPDTGKJCZFMNLSRVHWXYAEIOUiiiagabcdeghjklmnoprstuvwyzbllIyjvu'));--> statement-breakpoint
CREATE INDEX "users_username_looks" ON "users" (name_skeleton("username")) WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_full_name_looks" ON "users" (name_skeleton("full_name")) WHERE "deleted_at" is null;