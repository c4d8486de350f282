CREATE SEQUENCE "public"."billing_questions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "billing_checks" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"night" date,
	"done_at" timestamp (3) with time zone,
	"compared" integer DEFAULT 0 NOT NULL,
	"differences" integer DEFAULT 0 NOT NULL,
	"drift" jsonb,
	CONSTRAINT "billing_checks_night_unique" UNIQUE("night")
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"stripe_id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_seen" (
	"check" uuid NOT NULL,
	"stripe_id" text NOT NULL,
	CONSTRAINT "billing_seen_check_stripe_id_pk" PRIMARY KEY("check","stripe_id")
);
--> statement-breakpoint
ALTER TABLE "billing_customers" DROP CONSTRAINT "billing_customers_stripeId_unique";--> statement-breakpoint
ALTER TABLE "billing_customers" DROP CONSTRAINT "billing_customers_pkey";--> statement-breakpoint
ALTER TABLE "billing_customers" ADD PRIMARY KEY ("stripe_id");--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "payment_method" text;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "last_four" text;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "asked" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "asked" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cancel_key" uuid;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_seen" ADD CONSTRAINT "billing_seen_check_billing_checks_uuid_fk" FOREIGN KEY ("check") REFERENCES "public"."billing_checks"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_checks_done_at_index" ON "billing_checks" USING btree ("done_at");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_checks_one_at_a_time" ON "billing_checks" USING btree (("done_at" is null)) WHERE "billing_checks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "billing_events_received_at_index" ON "billing_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "billing_customers_user_index" ON "billing_customers" USING btree ("user");--> statement-breakpoint
CREATE INDEX "subscriptions_stripe_status_created_at_uuid_index" ON "subscriptions" USING btree ("stripe_status","created_at","uuid");--> statement-breakpoint
CREATE INDEX "subscriptions_ends_at_uuid_index" ON "subscriptions" USING btree ("ends_at","uuid");--> statement-breakpoint
CREATE INDEX "subscriptions_ends_last" ON "subscriptions" USING btree ("ends_at" DESC NULLS LAST,"uuid");--> statement-breakpoint
CREATE INDEX "subscriptions_search" ON "subscriptions" USING gin ("search" gin_trgm_ops);