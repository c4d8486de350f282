DROP INDEX "subscriptions_ends_last";--> statement-breakpoint
CREATE INDEX "subscriptions_by_end" ON "subscriptions" USING btree (coalesce("ends_at", '-infinity'::timestamptz),"uuid");