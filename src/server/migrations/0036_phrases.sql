CREATE TABLE "phrases" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"author" uuid NOT NULL,
	"text" text NOT NULL,
	"question" uuid,
	"status" text DEFAULT 'own' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "phrases" ADD CONSTRAINT "phrases_author_users_uuid_fk" FOREIGN KEY ("author") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phrases" ADD CONSTRAINT "phrases_question_questions_uuid_fk" FOREIGN KEY ("question") REFERENCES "public"."questions"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "phrases_once" ON "phrases" USING btree ("author",md5("text"));--> statement-breakpoint
CREATE UNIQUE INDEX "phrases_once_in_the_team" ON "phrases" USING btree (md5("text")) WHERE "phrases"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "phrases_of_the_team" ON "phrases" USING btree ("status") WHERE "phrases"."status" <> 'own';--> statement-breakpoint
CREATE INDEX "phrases_of_a_question" ON "phrases" USING btree ("question") WHERE "phrases"."question" is not null;