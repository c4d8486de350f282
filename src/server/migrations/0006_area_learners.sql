CREATE TABLE "area_learners" (
	"area" uuid NOT NULL,
	"difference" integer NOT NULL
);
--> statement-breakpoint
-- How many learners have each area: the list of areas shows it, and counting 150,000 assignments each
-- time would be most of the cost of the list. A counter per area would make people who assign wait
-- for each other, and deadlock; so each statement adds its difference as rows of its own, and once
-- in a while they are folded into one row per area. Those another transaction is folding are skipped.
INSERT INTO area_learners (area, difference) SELECT area, count(*) FROM assignments GROUP BY area;--> statement-breakpoint
CREATE FUNCTION fold_area_learners() RETURNS void LANGUAGE sql
BEGIN ATOMIC
  WITH folded AS (
    DELETE FROM area_learners
    WHERE ctid = ANY (ARRAY(SELECT ctid FROM area_learners FOR UPDATE SKIP LOCKED))
    RETURNING area, difference
  )
  INSERT INTO area_learners (area, difference)
  SELECT area, sum(difference) FROM folded GROUP BY area HAVING sum(difference) <> 0;
END;--> statement-breakpoint
CREATE FUNCTION tally_area_learners() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    INSERT INTO area_learners (area, difference)
    SELECT area, count(*) FROM added_rows GROUP BY area;
  END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    INSERT INTO area_learners (area, difference)
    SELECT area, -count(*) FROM removed_rows GROUP BY area;
  END IF;
  IF (SELECT count(*) FROM area_learners) > 2000 THEN
    PERFORM fold_area_learners();
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tally_area_learners_insert AFTER INSERT ON assignments
  REFERENCING NEW TABLE AS added_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_area_learners();--> statement-breakpoint
CREATE TRIGGER tally_area_learners_update AFTER UPDATE ON assignments
  REFERENCING OLD TABLE AS removed_rows NEW TABLE AS added_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_area_learners();--> statement-breakpoint
CREATE TRIGGER tally_area_learners_delete AFTER DELETE ON assignments
  REFERENCING OLD TABLE AS removed_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_area_learners();
