-- The learners are held as well as the new mentors (migration 0049): somebody who is just leaving the
-- organisation where the mentor has that role is then either seen as gone, or sees this mentor. The
-- product holds them before; now nobody can forget to.
CREATE OR REPLACE FUNCTION settle_waiting_by_mentor() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  people uuid[];
BEGIN
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    PERFORM FROM users
    WHERE uuid IN (SELECT mentor FROM added_rows UNION SELECT learner FROM added_rows)
    ORDER BY uuid FOR SHARE;
    people := ARRAY(SELECT learner FROM added_rows);
  END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    people := people || ARRAY(SELECT learner FROM removed_rows);
  END IF;
  PERFORM settle_waiting_without_mentor(people);
  RETURN NULL;
END $$;
