CREATE TABLE "ceremonies" (
	"challenge_hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user" uuid,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "authenticators" ALTER COLUMN "secret_sealed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "authenticators" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "authenticators" ADD COLUMN "credential_id" text;--> statement-breakpoint
ALTER TABLE "authenticators" ADD COLUMN "public_key" "bytea";--> statement-breakpoint
ALTER TABLE "authenticators" ADD COLUMN "counter" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "authenticators" ADD COLUMN "transports" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ceremonies" ADD CONSTRAINT "ceremonies_user_users_uuid_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ceremonies_user_index" ON "ceremonies" USING btree ("user");--> statement-breakpoint
CREATE INDEX "ceremonies_ends_at_index" ON "ceremonies" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_credentialId_unique" UNIQUE("credential_id");