-- The order of texts in lists, as Intl.Collator has it in the web: numbers by their value, without case and accents. The attributes
-- are written in ICU's older form, because the embedded database has no data for the newer one. PostgreSQL built without ICU knows
-- no languages, so there it is the order of code points.
DO $$
BEGIN
  CREATE COLLATION "natural_order" (provider = icu, locale = 'und@colNumeric=yes;colStrength=primary', deterministic = false);
EXCEPTION WHEN feature_not_supported OR invalid_parameter_value OR undefined_object THEN
  CREATE COLLATION "natural_order" FROM "C";
END
$$;
