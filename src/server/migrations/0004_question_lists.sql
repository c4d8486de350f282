CREATE TABLE "question_lists" (
	"owner" uuid NOT NULL,
	"locale" text NOT NULL,
	"updated_at" timestamp (3) with time zone,
	CONSTRAINT "question_lists_owner_locale_pk" PRIMARY KEY("owner","locale")
);
--> statement-breakpoint
CREATE INDEX "reflections_part_way" ON "reflections" USING btree (coalesce("pod", "area")) WHERE "reflections"."submitted_at" is null;