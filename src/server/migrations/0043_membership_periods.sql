ALTER TABLE "memberships" DROP CONSTRAINT "memberships_user_organisation_pk";--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_one_at_a_time" ON "memberships" USING btree ("user","organisation") WHERE "memberships"."left_at" is null;--> statement-breakpoint
CREATE INDEX "memberships_user_index" ON "memberships" USING btree ("user");--> statement-breakpoint
-- What somebody who came back had before stood in one row with what they have now; the history kept it.
INSERT INTO memberships ("user", organisation, joined_at, left_at)
SELECT present."user", present.organisation, past.joined_at, past.left_at
FROM (
  SELECT subject, after ->> 'organisation' AS organisation, action, at AS left_at,
    lag(at) OVER pair AS joined_at, lag(action) OVER pair AS earlier
  FROM audit_events
  WHERE subject_type = 'user'
    AND action IN ('organisation.member-added', 'organisation.member-removed')
  WINDOW pair AS (PARTITION BY subject, after ->> 'organisation' ORDER BY at, uuid)
) past
JOIN memberships present ON present."user" = past.subject
  AND present.organisation::text = past.organisation
WHERE past.action = 'organisation.member-removed'
  AND past.earlier = 'organisation.member-added'
  AND past.left_at <= present.joined_at;
--> statement-breakpoint
-- As in 0008, with each column by its table's name: memberships have a uuid now.
CREATE OR REPLACE FUNCTION search_renamed_organisations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_subscription_search(array_agg(DISTINCT memberships."user"))
  FROM new_rows JOIN old_rows ON old_rows.uuid = new_rows.uuid
    JOIN memberships ON memberships.organisation = new_rows.uuid
  WHERE new_rows.name <> old_rows.name
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
