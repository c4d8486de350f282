CREATE TABLE "certificate_corrections" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"certificate" uuid NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "certificate_corrections_decided_whole" CHECK (num_nonnulls("certificate_corrections"."outcome", "certificate_corrections"."decided_at", "certificate_corrections"."decided_by") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "answer_versions" (
	"answer" uuid NOT NULL,
	"round" integer NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"sent_back_at" timestamp (3) with time zone NOT NULL,
	"mark" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"review" text,
	"reviewer" uuid,
	"reviewed_at" timestamp (3) with time zone,
	CONSTRAINT "answer_versions_answer_round_pk" PRIMARY KEY("answer","round"),
	CONSTRAINT "answer_versions_more_with_note" CHECK ("answer_versions"."mark" = 'fine' or "answer_versions"."note" <> ''),
	CONSTRAINT "answer_versions_reviewed_whole" CHECK (num_nonnulls("answer_versions"."review", "answer_versions"."reviewer", "answer_versions"."reviewed_at") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "note_versions" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"reflection" uuid NOT NULL,
	"text" text NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reflection_reads" (
	"reflection" uuid NOT NULL,
	"reader" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "reflection_reads_reflection_reader_day_pk" PRIMARY KEY("reflection","reader","day")
);
--> statement-breakpoint
CREATE TABLE "reflection_visits" (
	"reflection" uuid NOT NULL,
	"mentor" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reflection_visits_reflection_mentor_pk" PRIMARY KEY("reflection","mentor")
);
--> statement-breakpoint
CREATE TABLE "review_versions" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"review" uuid NOT NULL,
	"text" text NOT NULL,
	"reviewer" uuid NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"recipient" uuid,
	"actor" uuid NOT NULL,
	"reflection" uuid NOT NULL,
	"certificate" uuid
);
--> statement-breakpoint
ALTER TABLE "reflections" ADD COLUMN "published_learning" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reflections" ADD COLUMN "round" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reflections" ADD COLUMN "sent_back_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reflections" ADD COLUMN "returns_to" uuid;--> statement-breakpoint
ALTER TABLE "reflections" ADD COLUMN "reopened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reflections" ADD COLUMN "reopened_by" uuid;--> statement-breakpoint
ALTER TABLE "reflections" ADD COLUMN "reopened_reason" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "published" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "published_by" uuid;--> statement-breakpoint
ALTER TABLE "certificate_corrections" ADD CONSTRAINT "certificate_corrections_certificate_certificates_uuid_fk" FOREIGN KEY ("certificate") REFERENCES "public"."certificates"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_corrections" ADD CONSTRAINT "certificate_corrections_decided_by_users_uuid_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_versions" ADD CONSTRAINT "answer_versions_answer_answers_uuid_fk" FOREIGN KEY ("answer") REFERENCES "public"."answers"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_versions" ADD CONSTRAINT "answer_versions_reviewer_users_uuid_fk" FOREIGN KEY ("reviewer") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_versions" ADD CONSTRAINT "note_versions_reflection_reflections_uuid_fk" FOREIGN KEY ("reflection") REFERENCES "public"."reflections"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reflection_reads" ADD CONSTRAINT "reflection_reads_reflection_reflections_uuid_fk" FOREIGN KEY ("reflection") REFERENCES "public"."reflections"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reflection_reads" ADD CONSTRAINT "reflection_reads_reader_users_uuid_fk" FOREIGN KEY ("reader") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reflection_visits" ADD CONSTRAINT "reflection_visits_reflection_reflections_uuid_fk" FOREIGN KEY ("reflection") REFERENCES "public"."reflections"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reflection_visits" ADD CONSTRAINT "reflection_visits_mentor_users_uuid_fk" FOREIGN KEY ("mentor") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_versions" ADD CONSTRAINT "review_versions_review_reviews_uuid_fk" FOREIGN KEY ("review") REFERENCES "public"."reviews"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_versions" ADD CONSTRAINT "review_versions_reviewer_users_uuid_fk" FOREIGN KEY ("reviewer") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_recipient_users_uuid_fk" FOREIGN KEY ("recipient") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_actor_users_uuid_fk" FOREIGN KEY ("actor") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_reflection_reflections_uuid_fk" FOREIGN KEY ("reflection") REFERENCES "public"."reflections"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_certificate_certificates_uuid_fk" FOREIGN KEY ("certificate") REFERENCES "public"."certificates"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_corrections_one_open" ON "certificate_corrections" USING btree ("certificate") WHERE "certificate_corrections"."outcome" is null;--> statement-breakpoint
CREATE INDEX "certificate_corrections_certificate_asked_at_index" ON "certificate_corrections" USING btree ("certificate","asked_at");--> statement-breakpoint
CREATE INDEX "certificate_corrections_open" ON "certificate_corrections" USING btree ("asked_at","uuid") WHERE "certificate_corrections"."outcome" is null;--> statement-breakpoint
CREATE INDEX "note_versions_reflection_replaced_at_index" ON "note_versions" USING btree ("reflection","replaced_at");--> statement-breakpoint
CREATE INDEX "reflection_visits_seen_at_index" ON "reflection_visits" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "review_versions_review_written_at_index" ON "review_versions" USING btree ("review","written_at");--> statement-breakpoint
CREATE INDEX "notices_recipient_at_index" ON "notices" USING btree ("recipient","at");--> statement-breakpoint
ALTER TABLE "reflections" ADD CONSTRAINT "reflections_returns_to_users_uuid_fk" FOREIGN KEY ("returns_to") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reflections" ADD CONSTRAINT "reflections_reopened_by_users_uuid_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_published_by_users_uuid_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reflections" ADD CONSTRAINT "reflections_sent_back_in_rounds" CHECK (("reflections"."round" > 1) = ("reflections"."sent_back_at" is not null));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_published_whole" CHECK (num_nonnulls("reviews"."published", "reviews"."published_at", "reviews"."published_by") in (0, 3));