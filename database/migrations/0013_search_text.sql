-- What is compared when somebody searches: searchText of packages/domain, in SQL. Capitals stand in the list too, since what
-- lower() knows of them depends on the database's locale.
CREATE FUNCTION search_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(lower(value),
    'áàâäãåÁÀÂÄÃÅçÇéèêëÉÈÊËíìîïÍÌÎÏÑóòôöõÓÒÔÖÕúùûüÚÙÛÜýÿÝŸ',
    'aaaaaaaaaaaacceeeeeeeeiiiiiiiiñoooooooooouuuuuuuuyyyy')
$$;
--> statement-breakpoint
-- The pattern of LIKE that finds a text anywhere. What is typed has no wildcards.
CREATE FUNCTION search_pattern(typed text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT '%' || replace(replace(replace(search_text(typed), '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;
--> statement-breakpoint
-- Indexes for it, where pg_trgm is there or may be installed; elsewhere the same queries read the tables.
CREATE FUNCTION create_search_indexes() RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  letters text;
BEGIN
  BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
  EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file THEN
    RAISE NOTICE 'searches go without an index: %', SQLERRM;
    RETURN false;
  END;
  SELECT format('%I.gin_trgm_ops', nspname) INTO STRICT letters
    FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace
    WHERE extname = 'pg_trgm';
  EXECUTE format($index$
    CREATE INDEX IF NOT EXISTS customer_search ON customer
      USING gin (search_text(name || ' ' || lastname) %1$s);
    CREATE INDEX IF NOT EXISTS customer_email_search ON customer_email USING gin (search_text(email) %1$s);
    CREATE INDEX IF NOT EXISTS support_message_search ON support_message
      USING gin (search_text(name) %1$s, search_text(email) %1$s, search_text(message) %1$s, search_text(answer) %1$s);
    CREATE INDEX IF NOT EXISTS mail_search ON mail USING gin (search_text(address) %1$s, search_text(subject) %1$s);
    CREATE INDEX IF NOT EXISTS audit_entry_search ON audit_entry
      USING gin (search_text(who) %1$s, search_text(action) %1$s, search_text(entity) %1$s, search_text(entity_id) %1$s);
  $index$, letters);
  RETURN true;
END
$$;
--> statement-breakpoint
SELECT create_search_indexes();
