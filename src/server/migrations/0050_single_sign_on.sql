CREATE TABLE "identities" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"provider" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user" uuid NOT NULL,
	"email_at_link" text,
	"linked_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"unlinked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "logout_tokens" (
	"jti_hash" "bytea" PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisation_sign_in" (
	"organisation" uuid PRIMARY KEY NOT NULL,
	"provider" uuid NOT NULL,
	"domains" text[] NOT NULL,
	"tenants" text[] NOT NULL,
	"required" boolean NOT NULL,
	"decided_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "organisation_sign_in_domains" CHECK (cardinality(domains) <= 20),
	CONSTRAINT "organisation_sign_in_tenants" CHECK (cardinality(tenants) <= 20)
);
--> statement-breakpoint
CREATE TABLE "pending_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"provider" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_flows" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"provider" uuid NOT NULL,
	"purpose" text NOT NULL,
	"user" uuid,
	"invitation_hash" "bytea",
	"remember" boolean NOT NULL,
	"return_to" text NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_providers" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"secret_sealed" "bytea" NOT NULL,
	"approved_by" uuid,
	"active" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pending_logins" ADD COLUMN "method" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "pending_logins" ADD COLUMN "identity" uuid;--> statement-breakpoint
ALTER TABLE "pending_logins" ADD COLUMN "provider_sid" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "identity" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "provider_sid" text;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_provider_sign_in_providers_uuid_fk" FOREIGN KEY ("provider") REFERENCES "public"."sign_in_providers"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_users_uuid_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_sign_in" ADD CONSTRAINT "organisation_sign_in_organisation_organisations_uuid_fk" FOREIGN KEY ("organisation") REFERENCES "public"."organisations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_sign_in" ADD CONSTRAINT "organisation_sign_in_provider_sign_in_providers_uuid_fk" FOREIGN KEY ("provider") REFERENCES "public"."sign_in_providers"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_sign_in" ADD CONSTRAINT "organisation_sign_in_decided_by_users_uuid_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_links" ADD CONSTRAINT "pending_links_provider_sign_in_providers_uuid_fk" FOREIGN KEY ("provider") REFERENCES "public"."sign_in_providers"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_flows" ADD CONSTRAINT "sign_in_flows_provider_sign_in_providers_uuid_fk" FOREIGN KEY ("provider") REFERENCES "public"."sign_in_providers"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_flows" ADD CONSTRAINT "sign_in_flows_user_users_uuid_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_providers" ADD CONSTRAINT "sign_in_providers_approved_by_users_uuid_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identities_user_index" ON "identities" USING btree ("user");--> statement-breakpoint
CREATE INDEX "identities_provider_index" ON "identities" USING btree ("provider");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_one_person" ON "identities" USING btree ("issuer","subject") WHERE unlinked_at is null;--> statement-breakpoint
CREATE INDEX "logout_tokens_seen_at_index" ON "logout_tokens" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "organisation_sign_in_provider_index" ON "organisation_sign_in" USING btree ("provider");--> statement-breakpoint
CREATE INDEX "pending_links_ends_at_index" ON "pending_links" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "pending_links_provider_index" ON "pending_links" USING btree ("provider");--> statement-breakpoint
CREATE INDEX "sign_in_flows_ends_at_index" ON "sign_in_flows" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sign_in_flows_user_index" ON "sign_in_flows" USING btree ("user");--> statement-breakpoint
CREATE INDEX "sign_in_flows_provider_index" ON "sign_in_flows" USING btree ("provider");--> statement-breakpoint
ALTER TABLE "pending_logins" ADD CONSTRAINT "pending_logins_identity_identities_uuid_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_identity_identities_uuid_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_identity_index" ON "sessions" USING btree ("identity") WHERE identity is not null;--> statement-breakpoint
-- Administrators whom their password and a second factor always let in: while an organisation
-- requires a provider, two of them are left. Looked at when a transaction ends, one at a time.
CREATE FUNCTION keep_break_glass() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('break-glass'));
  IF EXISTS (SELECT FROM organisation_sign_in WHERE required) AND (
    SELECT count(*) FROM users
    WHERE active AND email_verified_at IS NOT NULL AND password_hash IS NOT NULL
      AND EXISTS (SELECT FROM user_roles WHERE "user" = users.uuid AND role = 'admin')
      AND EXISTS (SELECT FROM authenticators
        WHERE "user" = users.uuid AND confirmed_at IS NOT NULL AND ended_at IS NULL)
  ) < 2 THEN
    RAISE EXCEPTION 'Fewer than two break-glass administrators' USING ERRCODE = 'SW001';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER break_glass_users AFTER UPDATE ON users DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (
  (OLD.active AND NOT NEW.active)
  OR (OLD.password_hash IS NOT NULL AND NEW.password_hash IS NULL)
  OR (OLD.email_verified_at IS NOT NULL AND NEW.email_verified_at IS NULL)
) EXECUTE FUNCTION keep_break_glass();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER break_glass_roles AFTER DELETE OR UPDATE ON user_roles DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (OLD.role = 'admin') EXECUTE FUNCTION keep_break_glass();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER break_glass_factors AFTER UPDATE ON authenticators DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION keep_break_glass();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER break_glass_policies AFTER INSERT OR UPDATE ON organisation_sign_in DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.required) EXECUTE FUNCTION keep_break_glass();
