-- Who has a role at an organisation is not without one. Until this ends nobody gives or ends a role.
LOCK TABLE "user_roles", "organisation_roles" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION settle_has_role(people uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE uuid = ANY (people) ORDER BY uuid FOR NO KEY UPDATE;
  UPDATE users u SET has_role = NOT u.has_role
  WHERE u.uuid = ANY (people)
    AND u.has_role <> (EXISTS (SELECT FROM user_roles r WHERE r."user" = u.uuid)
      OR EXISTS (SELECT FROM organisation_roles o WHERE o."user" = u.uuid AND o.ended_at IS NULL));
END $$;--> statement-breakpoint
CREATE TRIGGER has_role_insert AFTER INSERT ON organisation_roles
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_person_roles();--> statement-breakpoint
CREATE TRIGGER has_role_delete AFTER DELETE ON organisation_roles
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_person_roles();--> statement-breakpoint
CREATE TRIGGER has_role_update AFTER UPDATE ON organisation_roles
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION settle_moved_roles();--> statement-breakpoint
-- The trigger of users keeps the total of the overview.
UPDATE "users" SET "has_role" = true
WHERE NOT "has_role" AND EXISTS (
  SELECT FROM "organisation_roles" o WHERE o."user" = "users"."uuid" AND o."ended_at" IS NULL);
