-- Until this ends nobody changes what the totals below are filled from.
LOCK TABLE "users", "user_roles", "assignments", "learner_mentors", "reflections", "subscriptions"
  IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TABLE "waiting_without_mentor" (
	"learner" uuid PRIMARY KEY NOT NULL,
	"name" text COLLATE "en-NZ-x-icu"
);
--> statement-breakpoint
DROP INDEX "users_unverified";--> statement-breakpoint
ALTER TABLE "learners_without_areas" ADD COLUMN "name" text COLLATE "en-NZ-x-icu";--> statement-breakpoint
CREATE INDEX "waiting_without_mentor_by_name" ON "waiting_without_mentor" USING btree ("name","learner") WHERE "waiting_without_mentor"."name" is not null;--> statement-breakpoint
CREATE INDEX "learners_without_areas_by_name" ON "learners_without_areas" USING btree ("name","learner") WHERE "learners_without_areas"."name" is not null;--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("name","uuid") WHERE "users"."email_verified_at" is null and ("users"."invited_at" is null or "users"."password_hash" is not null);--> statement-breakpoint
-- The overview of an administrator counts six groups of people, and each grows with the service. Their
-- totals are kept as those of the lists are: rows of differences in list_totals (migration 0011).
CREATE FUNCTION add_to_list_total(total text, change bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF change = 0 THEN
    RETURN;
  END IF;
  INSERT INTO list_totals (list, difference) VALUES (total, change);
  IF (SELECT count(*) FROM list_totals) > 200 THEN
    PERFORM fold_list_totals();
  END IF;
END $$;--> statement-breakpoint
-- Two of the groups are tables of names, where those without a name don't count.
CREATE FUNCTION keep_named_total() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added bigint := 0;
  removed bigint := 0;
BEGIN
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    SELECT count(name) INTO added FROM added_rows;
  END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    SELECT count(name) INTO removed FROM removed_rows;
  END IF;
  PERFORM add_to_list_total(TG_TABLE_NAME, added - removed);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION keep_past_due_total() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added bigint := 0;
  removed bigint := 0;
BEGIN
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    SELECT count(*) INTO added FROM added_rows WHERE stripe_status = 'past_due';
  END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    SELECT count(*) INTO removed FROM removed_rows WHERE stripe_status = 'past_due';
  END IF;
  PERFORM add_to_list_total('past_due', added - removed);
  RETURN NULL;
END $$;--> statement-breakpoint
-- Holds the rows of these people, which nobody else then writes, and looks anew at each. Reflections
-- are held before these rows, and so are people; nothing else is taken after them but totals.
CREATE FUNCTION settle_waiting_without_mentor(people uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO waiting_without_mentor (learner)
  SELECT uuid FROM users WHERE uuid = ANY (people) ORDER BY uuid
  ON CONFLICT DO NOTHING;
  PERFORM FROM waiting_without_mentor WHERE learner = ANY (people) ORDER BY learner FOR UPDATE;
  UPDATE waiting_without_mentor w SET name = settled.name
  FROM (SELECT u.uuid, CASE WHEN u.active
      AND EXISTS (SELECT FROM user_roles r
        WHERE r."user" = u.uuid AND r.role = 'independent_learner')
      AND EXISTS (SELECT FROM reflections f
        WHERE f.learner = u.uuid AND f.submitted_at IS NOT NULL AND f.completed_at IS NULL)
      AND NOT EXISTS (SELECT FROM present_mentors m WHERE m.learner = u.uuid) THEN u.name END AS name
    FROM users u WHERE u.uuid = ANY (people)) AS settled
  WHERE w.learner = settled.uuid AND w.name IS DISTINCT FROM settled.name;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION settle_learners_without_areas(people uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE uuid = ANY (people) ORDER BY uuid FOR NO KEY UPDATE;
  DELETE FROM learners_without_areas w
  WHERE w.learner = ANY (people)
    AND (EXISTS (SELECT FROM assignments a WHERE a.learner = w.learner)
      OR NOT EXISTS (SELECT FROM user_roles r
        WHERE r."user" = w.learner AND r.role = 'independent_learner'));
  INSERT INTO learners_without_areas (learner, name)
  SELECT u.uuid, CASE WHEN u.active THEN u.name END
  FROM user_roles r JOIN users u ON u.uuid = r."user"
  WHERE r."user" = ANY (people) AND r.role = 'independent_learner'
    AND NOT EXISTS (SELECT FROM assignments a WHERE a.learner = r."user")
  ON CONFLICT (learner) DO UPDATE SET name = excluded.name
    WHERE learners_without_areas.name IS DISTINCT FROM excluded.name;
END $$;--> statement-breakpoint
-- The other three are told by the person's own row.
CREATE FUNCTION keep_people_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added bigint[] := '{0,0,0}';
  removed bigint[] := '{0,0,0}';
BEGIN
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    SELECT ARRAY[
      count(*) FILTER (WHERE NOT has_role AND active AND email_verified_at IS NOT NULL),
      count(*) FILTER (WHERE invited_at IS NOT NULL AND password_hash IS NULL),
      count(*) FILTER (WHERE email_verified_at IS NULL
        AND (invited_at IS NULL OR password_hash IS NOT NULL))]
    INTO added FROM added_rows;
  END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    SELECT ARRAY[
      count(*) FILTER (WHERE NOT has_role AND active AND email_verified_at IS NOT NULL),
      count(*) FILTER (WHERE invited_at IS NOT NULL AND password_hash IS NULL),
      count(*) FILTER (WHERE email_verified_at IS NULL
        AND (invited_at IS NULL OR password_hash IS NOT NULL))]
    INTO removed FROM removed_rows;
  END IF;
  PERFORM add_to_list_total('without_role', added[1] - removed[1]);
  PERFORM add_to_list_total('invited', added[2] - removed[2]);
  PERFORM add_to_list_total('unverified', added[3] - removed[3]);
  RETURN NULL;
END $$;--> statement-breakpoint
-- Another name, or somebody switched off or on: they change as learners, and so do their learners.
CREATE FUNCTION settle_changed_people() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[] := ARRAY(SELECT n.uuid FROM added_rows n JOIN removed_rows o USING (uuid)
    WHERE n.name <> o.name OR n.active <> o.active);
BEGIN
  IF changed <> '{}' THEN
    PERFORM settle_learners_without_areas(changed);
    PERFORM settle_waiting_without_mentor(changed || ARRAY(
      SELECT m.learner FROM learner_mentors m
      WHERE m.mentor IN (SELECT n.uuid FROM added_rows n JOIN removed_rows o USING (uuid)
        WHERE n.active <> o.active)));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION forget_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM waiting_without_mentor WHERE learner IN (SELECT uuid FROM removed_rows);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION settle_waiting_by_role() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  people uuid[];
  mentors uuid[];
BEGIN
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    people := ARRAY(SELECT "user" FROM added_rows WHERE role = 'independent_learner');
    mentors := ARRAY(SELECT "user" FROM added_rows WHERE role IN ('mentor', 'admin'));
  END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    people := people || ARRAY(SELECT "user" FROM removed_rows WHERE role = 'independent_learner');
    mentors := mentors || ARRAY(SELECT "user" FROM removed_rows WHERE role IN ('mentor', 'admin'));
  END IF;
  people := people || ARRAY(SELECT learner FROM learner_mentors WHERE mentor = ANY (mentors));
  IF people <> '{}' THEN
    PERFORM settle_waiting_without_mentor(people);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- The new mentors are held as well: somebody who is being switched off now, or loses the role, is then
-- either seen as gone, or sees these learners.
CREATE FUNCTION settle_waiting_by_mentor() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  people uuid[];
BEGIN
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    PERFORM FROM users WHERE uuid IN (SELECT mentor FROM added_rows) ORDER BY uuid FOR SHARE;
    people := ARRAY(SELECT learner FROM added_rows);
  END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    people := people || ARRAY(SELECT learner FROM removed_rows);
  END IF;
  PERFORM settle_waiting_without_mentor(people);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION settle_waiting_by_reflection() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  people uuid[];
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      people := ARRAY(SELECT DISTINCT learner FROM added_rows
        WHERE submitted_at IS NOT NULL AND completed_at IS NULL);
    WHEN 'DELETE' THEN
      people := ARRAY(SELECT DISTINCT learner FROM removed_rows
        WHERE submitted_at IS NOT NULL AND completed_at IS NULL);
    ELSE
      people := ARRAY(SELECT DISTINCT n.learner FROM added_rows n JOIN removed_rows o USING (uuid)
        WHERE (n.submitted_at IS NOT NULL AND n.completed_at IS NULL)
          <> (o.submitted_at IS NOT NULL AND o.completed_at IS NULL));
  END CASE;
  IF people <> '{}' THEN
    PERFORM settle_waiting_without_mentor(people);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_total_insert AFTER INSERT ON waiting_without_mentor
  REFERENCING NEW TABLE AS added_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_named_total();--> statement-breakpoint
CREATE TRIGGER keep_total_update AFTER UPDATE ON waiting_without_mentor
  REFERENCING OLD TABLE AS removed_rows NEW TABLE AS added_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_named_total();--> statement-breakpoint
CREATE TRIGGER keep_total_delete AFTER DELETE ON waiting_without_mentor
  REFERENCING OLD TABLE AS removed_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_named_total();--> statement-breakpoint
CREATE TRIGGER keep_total_insert AFTER INSERT ON learners_without_areas
  REFERENCING NEW TABLE AS added_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_named_total();--> statement-breakpoint
CREATE TRIGGER keep_total_update AFTER UPDATE ON learners_without_areas
  REFERENCING OLD TABLE AS removed_rows NEW TABLE AS added_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_named_total();--> statement-breakpoint
CREATE TRIGGER keep_total_delete AFTER DELETE ON learners_without_areas
  REFERENCING OLD TABLE AS removed_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_named_total();--> statement-breakpoint
CREATE TRIGGER keep_past_due_insert AFTER INSERT ON subscriptions
  REFERENCING NEW TABLE AS added_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_past_due_total();--> statement-breakpoint
CREATE TRIGGER keep_past_due_update AFTER UPDATE ON subscriptions
  REFERENCING OLD TABLE AS removed_rows NEW TABLE AS added_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_past_due_total();--> statement-breakpoint
CREATE TRIGGER keep_past_due_delete AFTER DELETE ON subscriptions
  REFERENCING OLD TABLE AS removed_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_past_due_total();--> statement-breakpoint
CREATE TRIGGER keep_groups_insert AFTER INSERT ON users
  REFERENCING NEW TABLE AS added_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_people_totals();--> statement-breakpoint
CREATE TRIGGER keep_groups_update AFTER UPDATE ON users
  REFERENCING OLD TABLE AS removed_rows NEW TABLE AS added_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_people_totals();--> statement-breakpoint
CREATE TRIGGER keep_groups_delete AFTER DELETE ON users
  REFERENCING OLD TABLE AS removed_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_people_totals();--> statement-breakpoint
CREATE TRIGGER settle_update AFTER UPDATE ON users
  REFERENCING OLD TABLE AS removed_rows NEW TABLE AS added_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_changed_people();--> statement-breakpoint
CREATE TRIGGER settle_delete AFTER DELETE ON users
  REFERENCING OLD TABLE AS removed_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_people();--> statement-breakpoint
-- After those of migrations 0025 and 0038, which hold the people themselves.
CREATE TRIGGER waits_insert AFTER INSERT ON user_roles
  REFERENCING NEW TABLE AS added_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_waiting_by_role();--> statement-breakpoint
CREATE TRIGGER waits_update AFTER UPDATE ON user_roles
  REFERENCING OLD TABLE AS removed_rows NEW TABLE AS added_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_waiting_by_role();--> statement-breakpoint
CREATE TRIGGER waits_delete AFTER DELETE ON user_roles
  REFERENCING OLD TABLE AS removed_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_waiting_by_role();--> statement-breakpoint
CREATE TRIGGER waits_insert AFTER INSERT ON learner_mentors
  REFERENCING NEW TABLE AS added_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_waiting_by_mentor();--> statement-breakpoint
CREATE TRIGGER waits_update AFTER UPDATE ON learner_mentors
  REFERENCING OLD TABLE AS removed_rows NEW TABLE AS added_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_waiting_by_mentor();--> statement-breakpoint
CREATE TRIGGER waits_delete AFTER DELETE ON learner_mentors
  REFERENCING OLD TABLE AS removed_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_waiting_by_mentor();--> statement-breakpoint
-- Before the tally (migration 0002), for which everybody queues.
CREATE TRIGGER settle_waiting_insert AFTER INSERT ON reflections
  REFERENCING NEW TABLE AS added_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_waiting_by_reflection();--> statement-breakpoint
CREATE TRIGGER settle_waiting_update AFTER UPDATE ON reflections
  REFERENCING OLD TABLE AS removed_rows NEW TABLE AS added_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_waiting_by_reflection();--> statement-breakpoint
CREATE TRIGGER settle_waiting_delete AFTER DELETE ON reflections
  REFERENCING OLD TABLE AS removed_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_waiting_by_reflection();--> statement-breakpoint
UPDATE learners_without_areas w SET name = u.name FROM users u WHERE u.uuid = w.learner AND u.active;--> statement-breakpoint
INSERT INTO waiting_without_mentor (learner, name)
SELECT u.uuid, u.name FROM users u
WHERE u.active
  AND u.uuid IN (SELECT "user" FROM user_roles WHERE role = 'independent_learner')
  AND u.uuid IN (SELECT learner FROM reflections
    WHERE submitted_at IS NOT NULL AND completed_at IS NULL)
  AND NOT EXISTS (SELECT FROM present_mentors m WHERE m.learner = u.uuid);--> statement-breakpoint
INSERT INTO list_totals (list, difference)
SELECT 'without_role', count(*) FROM users
  WHERE NOT has_role AND active AND email_verified_at IS NOT NULL
UNION ALL SELECT 'invited', count(*) FROM users WHERE invited_at IS NOT NULL AND password_hash IS NULL
UNION ALL SELECT 'unverified', count(*) FROM users
  WHERE email_verified_at IS NULL AND (invited_at IS NULL OR password_hash IS NOT NULL)
UNION ALL SELECT 'past_due', count(*) FROM subscriptions WHERE stripe_status = 'past_due';
