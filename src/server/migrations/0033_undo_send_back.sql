CREATE TABLE "send_backs" (
	"reflection" uuid PRIMARY KEY NOT NULL,
	"mentor" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"sent_back_at" timestamp (3) with time zone,
	"returns_to" uuid,
	"published_learning" text NOT NULL,
	"published" jsonb NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "send_backs" ADD CONSTRAINT "send_backs_reflection_reflections_uuid_fk" FOREIGN KEY ("reflection") REFERENCES "public"."reflections"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "send_backs" ADD CONSTRAINT "send_backs_mentor_users_uuid_fk" FOREIGN KEY ("mentor") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "send_backs" ADD CONSTRAINT "send_backs_returns_to_users_uuid_fk" FOREIGN KEY ("returns_to") REFERENCES "public"."users"("uuid") ON DELETE set null ON UPDATE no action;