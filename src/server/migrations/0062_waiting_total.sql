-- How many reflections wait is kept as the other totals are (migration 0011): as rows of differences.
-- It was one row, which each submission and each sign-off held until its commit, and all others of the
-- whole service queued for it: twenty who wrote at once were answered 503.
-- Until this ends nobody submits, sends back or signs off, so the total is what it was.
LOCK TABLE "reflections" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
-- What the triggers of migration 0002 call.
CREATE OR REPLACE FUNCTION add_to_tally(tally text, difference bigint) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  SELECT add_to_list_total(tally, difference);
END;--> statement-breakpoint
INSERT INTO list_totals (list, difference) SELECT name, count FROM tallies;--> statement-breakpoint
DROP TABLE "tallies";
