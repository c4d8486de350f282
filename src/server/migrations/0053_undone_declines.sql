ALTER TABLE "phrases" ADD COLUMN "declined_by" uuid;--> statement-breakpoint
ALTER TABLE "phrases" ADD COLUMN "declined_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "phrases" ADD COLUMN "declined_from" text;--> statement-breakpoint
ALTER TABLE "phrases" ADD CONSTRAINT "phrases_declined_by_users_uuid_fk" FOREIGN KEY ("declined_by") REFERENCES "public"."users"("uuid") ON DELETE set null ON UPDATE no action;