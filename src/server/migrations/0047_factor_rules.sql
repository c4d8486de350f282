CREATE TABLE "factor_resets" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user" uuid NOT NULL,
	"started_by" uuid,
	"started_at" timestamp (3) with time zone NOT NULL,
	"token_hash" "bytea",
	"email" text NOT NULL,
	"password_digest" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_as" text
);
--> statement-breakpoint
CREATE TABLE "factor_rules" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"second_factor" text NOT NULL,
	"grace_days" integer NOT NULL,
	"required_since" timestamp (3) with time zone,
	"newcomers_since" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "factor_rules_role_unique" UNIQUE("role"),
	CONSTRAINT "factor_rules_grace_days" CHECK (grace_days between 0 and 90),
	CONSTRAINT "factor_rules_required_since" CHECK ((second_factor = 'required') = (required_since is not null))
);
--> statement-breakpoint
ALTER TABLE "user_roles" ADD COLUMN "granted_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "user_roles" ADD COLUMN "granted_by_administrator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_user_users_uuid_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_started_by_users_uuid_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "factor_resets_one_open" ON "factor_resets" USING btree ("user") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "factor_resets_by_token" ON "factor_resets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "factor_resets_started_by_index" ON "factor_resets" USING btree ("started_by");--> statement-breakpoint
-- Administrators and other staff are asked; whoever is made an administrator from now on needs it.
INSERT INTO "factor_rules" ("uuid", "role", "second_factor", "grace_days", "newcomers_since", "updated_at") VALUES
  (gen_random_uuid(), 'admin', 'asked', 14, now(), now()),
  (gen_random_uuid(), 'learning_designer', 'asked', 14, NULL, now()),
  (gen_random_uuid(), 'mentor', 'asked', 14, NULL, now()),
  (gen_random_uuid(), 'independent_learner', 'off', 14, NULL, now());
