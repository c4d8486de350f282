-- Until this ends nobody changes what the table below is filled from.
LOCK TABLE "user_roles", "assignments" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TABLE "learners_without_areas" (
	"learner" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "areas_called" ON "areas" USING gin (fold("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "assets_called" ON "assets" USING gin (fold("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pods_called" ON "pods" USING gin (fold("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_invited" ON "users" USING btree ("name","uuid") WHERE "users"."invited_at" is not null and "users"."password_hash" is null;--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("name","uuid") WHERE "users"."email_verified_at" is null;--> statement-breakpoint
-- These people are held first, as whoever changes a role or an assignment does as well: what somebody
-- else is doing to one of them is then done, and seen by what follows.
CREATE FUNCTION settle_learners_without_areas(people uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE uuid = ANY (people) ORDER BY uuid FOR NO KEY UPDATE;
  DELETE FROM learners_without_areas w
  WHERE w.learner = ANY (people)
    AND (EXISTS (SELECT FROM assignments a WHERE a.learner = w.learner)
      OR NOT EXISTS (SELECT FROM user_roles r
        WHERE r."user" = w.learner AND r.role = 'independent_learner'));
  INSERT INTO learners_without_areas (learner)
  SELECT r."user" FROM user_roles r
  WHERE r."user" = ANY (people) AND r.role = 'independent_learner'
    AND NOT EXISTS (SELECT FROM assignments a WHERE a.learner = r."user")
  ON CONFLICT DO NOTHING;
END $$;--> statement-breakpoint
CREATE FUNCTION settle_assigned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_learners_without_areas(ARRAY(SELECT DISTINCT learner FROM changed_rows));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION settle_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_learners_without_areas(ARRAY(
    SELECT "user" FROM changed_rows WHERE role = 'independent_learner'));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION settle_reassigned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_learners_without_areas(ARRAY(
    SELECT learner FROM old_rows UNION SELECT learner FROM new_rows));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION settle_changed_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_learners_without_areas(ARRAY(
    SELECT "user" FROM old_rows UNION SELECT "user" FROM new_rows));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER settle_insert AFTER INSERT ON assignments
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_assigned();--> statement-breakpoint
CREATE TRIGGER settle_delete AFTER DELETE ON assignments
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_assigned();--> statement-breakpoint
CREATE TRIGGER settle_insert AFTER INSERT ON user_roles
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_roles();--> statement-breakpoint
CREATE TRIGGER settle_delete AFTER DELETE ON user_roles
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_roles();--> statement-breakpoint
CREATE TRIGGER settle_update AFTER UPDATE ON assignments
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION settle_reassigned();--> statement-breakpoint
CREATE TRIGGER settle_update AFTER UPDATE ON user_roles
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION settle_changed_roles();--> statement-breakpoint
-- Who learns and has no area: an administrator's overview counts them and names the first, and going
-- through 60,000 learners and their 180,000 assignments each time would be nearly all of its cost.
INSERT INTO learners_without_areas (learner)
SELECT r."user" FROM user_roles r
WHERE r.role = 'independent_learner'
  AND NOT EXISTS (SELECT FROM assignments a WHERE a.learner = r."user");
