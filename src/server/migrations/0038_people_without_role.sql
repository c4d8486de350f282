-- Until this ends nobody changes what the column below is filled from.
LOCK TABLE "user_roles" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "has_role" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "users" SET "has_role" = true WHERE EXISTS (SELECT FROM "user_roles" r WHERE r."user" = "users"."uuid");--> statement-breakpoint
CREATE INDEX "users_without_role" ON "users" USING btree ("name","uuid") WHERE not "users"."has_role" and "users"."active" and "users"."email_verified_at" is not null;--> statement-breakpoint
-- These people are held first, as in settle_learners_without_areas (migration 0025), and before it by the
-- order of the triggers’ names, since it holds only some of them: what somebody
-- else is doing to one of them is then done, and seen by what follows.
CREATE FUNCTION settle_has_role(people uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE uuid = ANY (people) ORDER BY uuid FOR NO KEY UPDATE;
  UPDATE users u SET has_role = NOT u.has_role
  WHERE u.uuid = ANY (people)
    AND u.has_role <> EXISTS (SELECT FROM user_roles r WHERE r."user" = u.uuid);
END $$;--> statement-breakpoint
CREATE FUNCTION settle_person_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_has_role(ARRAY(SELECT DISTINCT "user" FROM changed_rows));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION settle_moved_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_has_role(ARRAY(SELECT "user" FROM old_rows UNION SELECT "user" FROM new_rows));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER has_role_insert AFTER INSERT ON user_roles
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_person_roles();--> statement-breakpoint
CREATE TRIGGER has_role_delete AFTER DELETE ON user_roles
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_person_roles();--> statement-breakpoint
CREATE TRIGGER has_role_update AFTER UPDATE ON user_roles
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION settle_moved_roles();
