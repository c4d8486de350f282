-- What a search among subscriptions looks through: type, person, e-mail, present organisations. Kept
-- with the row, because joining four tables for each term would be slow. A line break stands between
-- them, so that no term runs from one into the next.
CREATE FUNCTION subscription_search(name text, person uuid) RETURNS text LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT fold(concat_ws(E'\n', subscription_search.name, users.name, users.email, (
    SELECT string_agg(organisations.name, E'\n')
    FROM memberships JOIN organisations ON organisations.uuid = memberships.organisation
    WHERE memberships."user" = person AND memberships.left_at IS NULL
  )))
  FROM users WHERE users.uuid = person;
END;--> statement-breakpoint
-- Whoever writes such a text holds what it is made of: a name that is being changed right now is
-- waited for, and nobody else writes the text of the same person meanwhile.
CREATE FUNCTION hold_search_parts(people uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users WHERE uuid = ANY (people) ORDER BY uuid FOR NO KEY UPDATE;
  PERFORM 1 FROM organisations
  WHERE uuid IN (SELECT organisation FROM memberships WHERE "user" = ANY (people))
  ORDER BY uuid FOR SHARE;
END $$;--> statement-breakpoint
CREATE FUNCTION write_subscription_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_search_parts(ARRAY[NEW."user"]);
  NEW.search := coalesce(subscription_search(NEW.name, NEW."user"), '');
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER subscription_search_insert BEFORE INSERT ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION write_subscription_search();--> statement-breakpoint
CREATE TRIGGER subscription_search_update BEFORE UPDATE OF name, "user" ON subscriptions
  FOR EACH ROW WHEN ((OLD.name, OLD."user") IS DISTINCT FROM (NEW.name, NEW."user")) EXECUTE FUNCTION write_subscription_search();--> statement-breakpoint
-- The rows are waited for first: only a statement of its own then reads what another has written.
CREATE FUNCTION refresh_subscription_search(people uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM subscriptions WHERE "user" = ANY (people) ORDER BY uuid FOR NO KEY UPDATE;
  IF FOUND THEN
    UPDATE subscriptions SET search = subscription_search(name, "user")
    WHERE "user" = ANY (people) AND search <> subscription_search(name, "user");
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION search_renamed_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_subscription_search(array_agg(new_rows.uuid))
  FROM new_rows JOIN old_rows USING (uuid)
  WHERE (new_rows.name, new_rows.email) IS DISTINCT FROM (old_rows.name, old_rows.email)
  HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER subscription_search_people AFTER UPDATE ON users
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_renamed_people();--> statement-breakpoint
CREATE FUNCTION search_renamed_organisations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_subscription_search(array_agg(DISTINCT memberships."user"))
  FROM new_rows JOIN old_rows USING (uuid) JOIN memberships ON memberships.organisation = uuid
  WHERE new_rows.name <> old_rows.name
  HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER subscription_search_organisations AFTER UPDATE ON organisations
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_renamed_organisations();--> statement-breakpoint
CREATE FUNCTION search_moved_people() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  people uuid[] := ARRAY(SELECT DISTINCT "user" FROM changed_rows);
BEGIN
  PERFORM hold_search_parts(people);
  PERFORM refresh_subscription_search(people);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER subscription_search_joined AFTER INSERT ON memberships
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_moved_people();--> statement-breakpoint
CREATE TRIGGER subscription_search_moved AFTER UPDATE ON memberships
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_moved_people();--> statement-breakpoint
CREATE TRIGGER subscription_search_left AFTER DELETE ON memberships
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_moved_people();--> statement-breakpoint
UPDATE subscriptions SET search = subscription_search(name, "user");
