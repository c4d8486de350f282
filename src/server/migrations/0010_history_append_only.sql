-- History is added to and never altered, not even by a mistake of ours. Whoever must delete some of
-- it one day, because the law says so, disables the trigger as the owner of the table, and says why.
CREATE FUNCTION refuse_to_alter_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'History is only ever added to' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_alter_history();
