CREATE TABLE "list_totals" (
	"list" text NOT NULL,
	"difference" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "user_roles_role_index";--> statement-breakpoint
CREATE INDEX "organisations_by_code" ON "organisations" USING btree ("code" collate "en-NZ-x-icu","uuid");--> statement-breakpoint
CREATE INDEX "organisations_by_city" ON "organisations" USING btree ("city" collate "en-NZ-x-icu","uuid");--> statement-breakpoint
CREATE INDEX "user_roles_role_user_index" ON "user_roles" USING btree ("role","user");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email" collate "en-NZ-x-icu","uuid");--> statement-breakpoint
CREATE INDEX "users_created_at_uuid_index" ON "users" USING btree ("created_at","uuid");--> statement-breakpoint
-- How long three lists are: each of their pages shows it, and counting 100,000 rows would be most of
-- the cost of a page. As with area_learners (migration 0006), each statement adds its difference as a
-- row of its own and once in a while they are folded into one, so that nobody waits for anybody.
INSERT INTO list_totals (list, difference)
SELECT 'users', count(*) FROM users
UNION ALL SELECT 'organisations', count(*) FROM organisations
UNION ALL SELECT 'subscriptions', count(*) FROM subscriptions;--> statement-breakpoint
CREATE FUNCTION fold_list_totals() RETURNS void LANGUAGE sql
BEGIN ATOMIC
  WITH folded AS (
    DELETE FROM list_totals
    WHERE ctid = ANY (ARRAY(SELECT ctid FROM list_totals FOR UPDATE SKIP LOCKED))
    RETURNING list, difference
  )
  INSERT INTO list_totals (list, difference)
  SELECT list, sum(difference) FROM folded GROUP BY list HAVING sum(difference) <> 0;
END;--> statement-breakpoint
CREATE FUNCTION keep_list_total() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer := (SELECT count(*) FROM changed_rows);
BEGIN
  IF changed > 0 THEN
    INSERT INTO list_totals (list, difference)
    VALUES (TG_TABLE_NAME, CASE TG_OP WHEN 'INSERT' THEN changed ELSE -changed END);
  END IF;
  IF (SELECT count(*) FROM list_totals) > 200 THEN
    PERFORM fold_list_totals();
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_total_insert AFTER INSERT ON users
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_list_total();--> statement-breakpoint
CREATE TRIGGER keep_total_delete AFTER DELETE ON users
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_list_total();--> statement-breakpoint
CREATE TRIGGER keep_total_insert AFTER INSERT ON organisations
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_list_total();--> statement-breakpoint
CREATE TRIGGER keep_total_delete AFTER DELETE ON organisations
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_list_total();--> statement-breakpoint
CREATE TRIGGER keep_total_insert AFTER INSERT ON subscriptions
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_list_total();--> statement-breakpoint
CREATE TRIGGER keep_total_delete AFTER DELETE ON subscriptions
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_list_total();
