CREATE TABLE "learner_mentors" (
	"learner" uuid PRIMARY KEY NOT NULL,
	"mentor" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"by" uuid,
	CONSTRAINT "learner_mentors_another" CHECK ("learner_mentors"."learner" <> "learner_mentors"."mentor")
);
--> statement-breakpoint
ALTER TABLE "learner_mentors" ADD CONSTRAINT "learner_mentors_learner_users_uuid_fk" FOREIGN KEY ("learner") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_mentors" ADD CONSTRAINT "learner_mentors_mentor_users_uuid_fk" FOREIGN KEY ("mentor") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_mentors" ADD CONSTRAINT "learner_mentors_by_users_uuid_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learner_mentors_mentor_learner_index" ON "learner_mentors" USING btree ("mentor","learner");--> statement-breakpoint
CREATE VIEW "public"."present_mentors" AS (
  select l.learner, l.mentor, u.name, l.since
  from learner_mentors l join users u on u.uuid = l.mentor
  where u.active and exists (select from user_roles r
    where r."user" = l.mentor and r.role in ('mentor', 'admin')));