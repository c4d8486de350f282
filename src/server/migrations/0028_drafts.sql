CREATE TABLE "drafts" (
	"user" uuid NOT NULL,
	"reflection" uuid NOT NULL,
	"answer" uuid,
	"text" text NOT NULL,
	"base" timestamp (3) with time zone,
	"device" uuid NOT NULL,
	"order" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drafts_one_per_text" UNIQUE NULLS NOT DISTINCT("user","reflection","answer")
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_users_uuid_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_reflection_reflections_uuid_fk" FOREIGN KEY ("reflection") REFERENCES "public"."reflections"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_answer_answers_uuid_fk" FOREIGN KEY ("answer") REFERENCES "public"."answers"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_reflection_index" ON "drafts" USING btree ("reflection");--> statement-breakpoint
CREATE INDEX "drafts_answer_index" ON "drafts" USING btree ("answer");--> statement-breakpoint
CREATE INDEX "drafts_updated_at_index" ON "drafts" USING btree ("updated_at");