ALTER TABLE "answer_versions" DROP CONSTRAINT "answer_versions_more_with_note";--> statement-breakpoint
ALTER TABLE "answer_versions" ALTER COLUMN "mark" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "corrected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "answer_versions" ADD CONSTRAINT "answer_versions_more_with_note" CHECK ("answer_versions"."mark" is distinct from 'more' or "answer_versions"."note" <> '');--> statement-breakpoint
-- Nobody could say that an answer is fine until now: it was assumed of every answer not asked about.
UPDATE "answer_versions" SET "mark" = NULL WHERE "mark" = 'fine';
