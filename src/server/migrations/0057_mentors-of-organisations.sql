-- A mentor of an organisation is the mentor of its learners too. Until this ends nobody changes what that
-- hangs on.
LOCK TABLE "organisation_roles", "memberships", "learner_mentors" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
DROP VIEW "public"."present_mentors";--> statement-breakpoint
CREATE VIEW "public"."present_mentors" AS (
  select l.learner, l.mentor, u.name, l.since
  from learner_mentors l join users u on u.uuid = l.mentor
  where u.active and (
    exists (select from user_roles r
      where r."user" = l.mentor and r.role in ('mentor', 'admin'))
    or exists (select from organisation_roles o join memberships m
        on m.organisation = o.organisation and m.left_at is null and m."user" = l.learner
      where o."user" = l.mentor and o.role = 'organisation_mentor' and o.ended_at is null)));--> statement-breakpoint
-- Learners whose mentor begins or ceases to be one, with a role at an organisation or with the
-- learner's time there (migration 0049 has the rest). Who gives such a role, or lets somebody join or
-- leave, holds that person first.
CREATE FUNCTION settle_waiting_by_organisation_role() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  people uuid[];
BEGIN
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    people := ARRAY(SELECT learner FROM learner_mentors
      WHERE mentor IN (SELECT "user" FROM new_rows WHERE role = 'organisation_mentor'));
  END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    people := people || ARRAY(SELECT learner FROM learner_mentors
      WHERE mentor IN (SELECT "user" FROM old_rows WHERE role = 'organisation_mentor'));
  END IF;
  IF people <> '{}' THEN
    PERFORM settle_waiting_without_mentor(people);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION settle_waiting_by_membership() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved uuid[];
  people uuid[];
BEGIN
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    moved := ARRAY(SELECT "user" FROM new_rows);
  END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    moved := moved || ARRAY(SELECT "user" FROM old_rows);
  END IF;
  -- Also with a mentor who has no such role: it may just be given, by a transaction not seen here.
  people := ARRAY(SELECT learner FROM learner_mentors WHERE learner = ANY (moved));
  IF people <> '{}' THEN
    PERFORM settle_waiting_without_mentor(people);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- After those of migration 0056, which hold the people themselves.
CREATE TRIGGER waits_insert AFTER INSERT ON organisation_roles
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_waiting_by_organisation_role();--> statement-breakpoint
CREATE TRIGGER waits_update AFTER UPDATE ON organisation_roles
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_waiting_by_organisation_role();--> statement-breakpoint
CREATE TRIGGER waits_delete AFTER DELETE ON organisation_roles
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_waiting_by_organisation_role();--> statement-breakpoint
CREATE TRIGGER waits_insert AFTER INSERT ON memberships
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_waiting_by_membership();--> statement-breakpoint
CREATE TRIGGER waits_update AFTER UPDATE ON memberships
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_waiting_by_membership();--> statement-breakpoint
CREATE TRIGGER waits_delete AFTER DELETE ON memberships
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_waiting_by_membership();--> statement-breakpoint
-- Whose mentor has only a role at an organisation now.
SELECT settle_waiting_without_mentor(ARRAY(SELECT l.learner FROM learner_mentors l
  WHERE EXISTS (SELECT FROM organisation_roles o WHERE o."user" = l.mentor
    AND o.role = 'organisation_mentor' AND o.ended_at IS NULL)));
