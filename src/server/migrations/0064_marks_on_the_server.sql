ALTER TABLE "drafts" DROP CONSTRAINT "drafts_one_per_text";--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "kind" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_one_per_text" UNIQUE NULLS NOT DISTINCT("user","reflection","answer","kind");--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_kind" CHECK (kind = 'text' or (kind = 'mark' and "drafts"."answer" is not null));