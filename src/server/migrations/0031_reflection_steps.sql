CREATE TABLE "reflection_steps" (
	"reflection" uuid NOT NULL,
	"number" integer NOT NULL,
	"round" integer NOT NULL,
	"step" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" uuid NOT NULL,
	"learner" uuid NOT NULL,
	"area" uuid NOT NULL,
	"pod" uuid,
	"organisation" uuid,
	CONSTRAINT "reflection_steps_reflection_number_pk" PRIMARY KEY("reflection","number")
);
--> statement-breakpoint
ALTER TABLE "reflection_steps" ADD CONSTRAINT "reflection_steps_reflection_reflections_uuid_fk" FOREIGN KEY ("reflection") REFERENCES "public"."reflections"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reflection_steps_step_at_index" ON "reflection_steps" USING btree ("step","at");--> statement-breakpoint
-- From the history, once. A round ends with each sending back; a step is never before the one it
-- follows, as its request may have come first and got its turn last.
INSERT INTO reflection_steps
  (reflection, number, round, step, at, actor, learner, area, pod, organisation)
SELECT past.subject, past.number, past.round, past.step, past.at, coalesce(past.actor, r.learner),
  r.learner, r.area, r.pod,
  (SELECT m.organisation FROM memberships m
    WHERE m."user" = r.learner AND m.joined_at <= past.at AND (m.left_at IS NULL OR m.left_at > past.at)
    ORDER BY m.joined_at, m.organisation LIMIT 1)
FROM (
  SELECT e.subject, e.actor, steps.step,
    row_number() OVER in_order AS number,
    max(e.at) OVER in_order AS at,
    1 + count(*) FILTER (WHERE steps.step = 'sent_back') OVER before AS round
  FROM audit_events e JOIN (VALUES
    ('reflection.begun', 'begun'),
    ('reflection.submitted', 'submitted'),
    ('reflection.resubmitted', 'submitted'),
    ('reflection.sent-back', 'sent_back'),
    ('reflection.signed-off', 'signed_off'),
    ('reflection.reopened', 'reopened')) AS steps (action, step) ON steps.action = e.action
  WHERE e.subject_type = 'reflection'
  WINDOW in_order AS (PARTITION BY e.subject ORDER BY e.at, e.uuid),
    before AS (PARTITION BY e.subject ORDER BY e.at, e.uuid
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
) AS past JOIN reflections r ON r.uuid = past.subject;--> statement-breakpoint
CREATE TRIGGER reflection_steps_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON reflection_steps
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_alter_history();
