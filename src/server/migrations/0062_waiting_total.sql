-- Until this ends nobody submits, sends back or signs off: the total is what it was.
LOCK TABLE "reflections" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
-- How many reflections wait is kept as the other totals are (migration 0011): as rows of differences.
-- It was one row, which each submission and each sign-off held until its commit, and all others of the
-- whole service queued for it: twenty who wrote at once were answered 503.
CREATE OR REPLACE FUNCTION tally_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
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
  PERFORM add_to_list_total('waiting', added - removed);
  RETURN NULL;
END $$;--> statement-breakpoint
INSERT INTO list_totals (list, difference)
SELECT 'waiting', count FROM tallies WHERE name = 'reflections.waiting';--> statement-breakpoint
DROP FUNCTION add_to_tally(text, bigint);--> statement-breakpoint
DROP TABLE "tallies";
