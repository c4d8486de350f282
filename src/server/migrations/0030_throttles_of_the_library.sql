-- In the columns that rate-limiter-flexible counts in. What was counted in the other form goes: it would
-- have been good for a quarter of an hour.
TRUNCATE "throttles";--> statement-breakpoint
ALTER TABLE "throttles" RENAME COLUMN "count" TO "points";--> statement-breakpoint
ALTER TABLE "throttles" DROP COLUMN "resets_at";--> statement-breakpoint
ALTER TABLE "throttles" ADD COLUMN "expire" bigint;
