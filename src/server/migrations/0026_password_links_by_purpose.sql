ALTER TABLE "password_tokens" ADD COLUMN "email" text;--> statement-breakpoint
UPDATE "password_tokens" SET "email" = "users"."email" FROM "users" WHERE "users"."uuid" = "password_tokens"."user";--> statement-breakpoint
ALTER TABLE "password_tokens" ALTER COLUMN "email" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "password_tokens" DROP CONSTRAINT "password_tokens_pkey";--> statement-breakpoint
ALTER TABLE "password_tokens" ADD CONSTRAINT "password_tokens_user_purpose_pk" PRIMARY KEY("user","purpose");--> statement-breakpoint
-- Until now a link could verify an address that was changed while it was being opened (decision 025).
-- Who registered themselves and ever changed their address therefore proves it once more,
UPDATE "users" SET "email_verified_at" = NULL
WHERE "email_verified_at" IS NOT NULL
  AND EXISTS (SELECT FROM "audit_events" WHERE "subject" = "users"."uuid" AND "action" = 'user.registered')
  AND EXISTS (SELECT FROM "audit_events" WHERE "subject" = "users"."uuid" AND "action" = 'user.email-changed');--> statement-breakpoint
-- and who holds a role without such a proof chooses a password anew, by a mail to that address.
WITH "unproved" AS (
  UPDATE "users" SET "password_hash" = NULL
  WHERE "email_verified_at" IS NULL AND "password_hash" IS NOT NULL
    AND EXISTS (SELECT FROM "user_roles" WHERE "user_roles"."user" = "users"."uuid")
    AND EXISTS (SELECT FROM "audit_events" WHERE "subject" = "users"."uuid" AND "action" = 'user.registered')
  RETURNING "uuid"
)
DELETE FROM "sessions" USING "unproved" WHERE "sessions"."user" = "unproved"."uuid";
