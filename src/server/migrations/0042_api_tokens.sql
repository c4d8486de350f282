CREATE TABLE "api_tokens" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"owner" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"ending" text NOT NULL,
	"permissions" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "api_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_owner_users_uuid_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_tokens_of_an_owner" ON "api_tokens" USING btree ("owner") WHERE "api_tokens"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "api_tokens_in_use" ON "api_tokens" USING btree ("created_at") WHERE "api_tokens"."ended_at" is null;