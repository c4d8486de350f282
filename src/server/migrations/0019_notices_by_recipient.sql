CREATE TABLE "digest_days" (
	"day" date PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"user" uuid NOT NULL,
	"about" text NOT NULL,
	"mail" text NOT NULL,
	CONSTRAINT "notice_settings_user_about_pk" PRIMARY KEY("user","about")
);
--> statement-breakpoint
-- Written before anybody could read them, and addressed to nobody.
DELETE FROM "notices";--> statement-breakpoint
ALTER TABLE "notices" ALTER COLUMN "recipient" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "mail" text NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_user_users_uuid_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("recipient","kind") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_not_seen_to" ON "notices" USING btree ("reflection") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_to_mail" ON "notices" USING btree ("recipient","mail") WHERE "notices"."mail_id" is null and "notices"."read_at" is null;