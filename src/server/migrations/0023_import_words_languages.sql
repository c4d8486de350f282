ALTER TABLE "import_rows" ALTER COLUMN "broken" SET DATA TYPE jsonb USING to_jsonb("broken");--> statement-breakpoint
ALTER TABLE "imports" ALTER COLUMN "read_as" SET DATA TYPE jsonb USING to_jsonb("read_as");--> statement-breakpoint
ALTER TABLE "imports" ALTER COLUMN "reason" SET DATA TYPE jsonb USING to_jsonb("reason");