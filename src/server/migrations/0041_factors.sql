CREATE TABLE "pending_logins" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user" uuid NOT NULL,
	"password_digest" "bytea" NOT NULL,
	"remember" boolean NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user" uuid NOT NULL,
	"kind" text NOT NULL,
	"secret_sealed" "bytea" NOT NULL,
	"last_step" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "methods" text[] DEFAULT '{password}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "verified_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "sessions" SET "verified_at" = "created_at";--> statement-breakpoint
ALTER TABLE "pending_logins" ADD CONSTRAINT "pending_logins_user_users_uuid_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_users_uuid_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_users_uuid_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_logins_user_index" ON "pending_logins" USING btree ("user");--> statement-breakpoint
CREATE INDEX "pending_logins_ends_at_index" ON "pending_logins" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "authenticators_user_index" ON "authenticators" USING btree ("user");--> statement-breakpoint
CREATE UNIQUE INDEX "authenticators_one_app" ON "authenticators" USING btree ("user") WHERE kind = 'app' and confirmed_at is not null and ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_user_hash_index" ON "recovery_codes" USING btree ("user","hash");