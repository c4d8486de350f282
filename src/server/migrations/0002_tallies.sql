-- How many reflections wait for a mentor: every page of the worklist shows it, and counting them
-- each time would be most of the cost of the page. Statement triggers, so a bulk load pays once.
INSERT INTO tallies (name, count) VALUES ('reflections.waiting', 0);--> statement-breakpoint
CREATE FUNCTION add_to_tally(tally text, difference bigint) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  UPDATE tallies SET count = count + difference WHERE name = tally AND difference <> 0;
END;--> statement-breakpoint
CREATE FUNCTION tally_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added bigint := 0;
  removed bigint := 0;
BEGIN
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    SELECT count(*) INTO added FROM added_rows WHERE submitted_at IS NOT NULL AND completed_at IS NULL;
  END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    SELECT count(*) INTO removed FROM removed_rows WHERE submitted_at IS NOT NULL AND completed_at IS NULL;
  END IF;
  IF added <> removed THEN
    PERFORM add_to_tally('reflections.waiting', added - removed);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tally_waiting_insert AFTER INSERT ON reflections
  REFERENCING NEW TABLE AS added_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_waiting();--> statement-breakpoint
CREATE TRIGGER tally_waiting_update AFTER UPDATE ON reflections
  REFERENCING OLD TABLE AS removed_rows NEW TABLE AS added_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_waiting();--> statement-breakpoint
CREATE TRIGGER tally_waiting_delete AFTER DELETE ON reflections
  REFERENCING OLD TABLE AS removed_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_waiting();
