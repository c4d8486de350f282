CREATE TABLE "password_tokens" (
	"user" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user" uuid NOT NULL,
	"webp" "bytea" NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "photos_user_unique" UNIQUE("user")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user" uuid NOT NULL,
	"remember" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "certificate_documents" (
	"certificate" uuid PRIMARY KEY NOT NULL,
	"pdf" "bytea" NOT NULL,
	"sha256" "bytea" NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"code" text NOT NULL,
	"reflection" uuid NOT NULL,
	"learner" uuid NOT NULL,
	"holder" text NOT NULL,
	"area" text NOT NULL,
	"area_mi" text,
	"pods" jsonb NOT NULL,
	"mentor" text NOT NULL,
	"organisation" text,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_reason" text,
	"replaced_by" uuid,
	CONSTRAINT "certificates_number_unique" UNIQUE("number"),
	CONSTRAINT "certificates_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "area_pods" (
	"area" uuid NOT NULL,
	"pod" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "area_pods_area_pod_pk" PRIMARY KEY("area","pod")
);
--> statement-breakpoint
CREATE TABLE "areas" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"name" text COLLATE "en-NZ-x-icu" NOT NULL,
	"name_mi" text,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "aspects" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"name" text COLLATE "en-NZ-x-icu" NOT NULL,
	"retired_at" timestamp (3) with time zone,
	CONSTRAINT "aspects_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "asset_files" (
	"asset" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"sha256" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"pod" uuid NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"url" text,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"learner" uuid NOT NULL,
	"area" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"order" integer NOT NULL,
	"assigned_by" uuid,
	"assigned_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assignments_learner_area_pk" PRIMARY KEY("learner","area"),
	CONSTRAINT "assignments_slot_unique" UNIQUE("learner","slot"),
	CONSTRAINT "assignments_order_unique" UNIQUE("learner","order"),
	CONSTRAINT "assignments_at_most_three" CHECK ("assignments"."slot" between 1 and 3),
	CONSTRAINT "assignments_order_positive" CHECK ("assignments"."order" > 0)
);
--> statement-breakpoint
CREATE TABLE "pods" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"name" text COLLATE "en-NZ-x-icu" NOT NULL,
	"name_mi" text,
	"active" boolean DEFAULT true NOT NULL,
	"aspect" uuid,
	"subject_matter" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"area" uuid,
	"pod" uuid,
	"locale" text DEFAULT 'en' NOT NULL,
	"question" text NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"retired_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questions_of_one" CHECK (num_nonnulls("questions"."area", "questions"."pod") = 1)
);
--> statement-breakpoint
CREATE TABLE "subject_matters" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"name" text COLLATE "en-NZ-x-icu" NOT NULL,
	"retired_at" timestamp (3) with time zone,
	CONSTRAINT "subject_matters_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"native_name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"locale" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"source" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "translations_locale_key_pk" PRIMARY KEY("locale","key")
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"reflection" uuid NOT NULL,
	"question" uuid NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reflection_questions" (
	"reflection" uuid NOT NULL,
	"question" uuid NOT NULL,
	"position" integer NOT NULL,
	"wording" text NOT NULL,
	CONSTRAINT "reflection_questions_reflection_question_pk" PRIMARY KEY("reflection","question")
);
--> statement-breakpoint
CREATE TABLE "reflections" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"learner" uuid NOT NULL,
	"area" uuid NOT NULL,
	"pod" uuid,
	"locale" text DEFAULT 'en' NOT NULL,
	"external_learning" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"completed_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reflections_complete_when_submitted" CHECK ("reflections"."completed_at" is null or "reflections"."submitted_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"answer" uuid NOT NULL,
	"review" text NOT NULL,
	"reviewer" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"user" uuid NOT NULL,
	"organisation" uuid NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"left_at" timestamp (3) with time zone,
	CONSTRAINT "memberships_user_organisation_pk" PRIMARY KEY("user","organisation")
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"name" text COLLATE "en-NZ-x-icu" NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"suburb" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"region" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(name || ' ' || code)) STORED,
	CONSTRAINT "organisations_type" CHECK ("organisations"."type" in ('ece', 'school'))
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"name" text COLLATE "en-NZ-x-icu" NOT NULL,
	CONSTRAINT "regions_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "user_roles_user_role_pk" PRIMARY KEY("user","role")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"name" text COLLATE "en-NZ-x-icu" NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"active" boolean DEFAULT true NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"invited_at" timestamp (3) with time zone,
	"last_login_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(name || ' ' || email)) STORED
);
--> statement-breakpoint
CREATE TABLE "app_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"name" text PRIMARY KEY NOT NULL,
	"count" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"user" uuid PRIMARY KEY NOT NULL,
	"stripe_id" text NOT NULL,
	CONSTRAINT "billing_customers_stripeId_unique" UNIQUE("stripe_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user" uuid NOT NULL,
	"name" text NOT NULL,
	"stripe_id" text,
	"stripe_status" text NOT NULL,
	"stripe_price" text,
	"quantity" integer DEFAULT 1 NOT NULL,
	"trial_ends_at" timestamp (3) with time zone,
	"current_period_end" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_stripeId_unique" UNIQUE("stripe_id")
);
--> statement-breakpoint
ALTER TABLE "password_tokens" ADD CONSTRAINT "password_tokens_user_users_uuid_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_users_uuid_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_users_uuid_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_documents" ADD CONSTRAINT "certificate_documents_certificate_certificates_uuid_fk" FOREIGN KEY ("certificate") REFERENCES "public"."certificates"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_reflection_reflections_uuid_fk" FOREIGN KEY ("reflection") REFERENCES "public"."reflections"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_learner_users_uuid_fk" FOREIGN KEY ("learner") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_replaced_by_certificates_uuid_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."certificates"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "area_pods" ADD CONSTRAINT "area_pods_area_areas_uuid_fk" FOREIGN KEY ("area") REFERENCES "public"."areas"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "area_pods" ADD CONSTRAINT "area_pods_pod_pods_uuid_fk" FOREIGN KEY ("pod") REFERENCES "public"."pods"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_files" ADD CONSTRAINT "asset_files_asset_assets_uuid_fk" FOREIGN KEY ("asset") REFERENCES "public"."assets"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_pod_pods_uuid_fk" FOREIGN KEY ("pod") REFERENCES "public"."pods"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_learner_users_uuid_fk" FOREIGN KEY ("learner") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_area_areas_uuid_fk" FOREIGN KEY ("area") REFERENCES "public"."areas"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_assigned_by_users_uuid_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pods" ADD CONSTRAINT "pods_aspect_aspects_uuid_fk" FOREIGN KEY ("aspect") REFERENCES "public"."aspects"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pods" ADD CONSTRAINT "pods_subject_matter_subject_matters_uuid_fk" FOREIGN KEY ("subject_matter") REFERENCES "public"."subject_matters"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_area_areas_uuid_fk" FOREIGN KEY ("area") REFERENCES "public"."areas"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_pod_pods_uuid_fk" FOREIGN KEY ("pod") REFERENCES "public"."pods"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_locale_languages_code_fk" FOREIGN KEY ("locale") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_reflection_question_reflection_questions_reflection_question_fk" FOREIGN KEY ("reflection","question") REFERENCES "public"."reflection_questions"("reflection","question") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reflection_questions" ADD CONSTRAINT "reflection_questions_reflection_reflections_uuid_fk" FOREIGN KEY ("reflection") REFERENCES "public"."reflections"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reflection_questions" ADD CONSTRAINT "reflection_questions_question_questions_uuid_fk" FOREIGN KEY ("question") REFERENCES "public"."questions"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reflections" ADD CONSTRAINT "reflections_learner_users_uuid_fk" FOREIGN KEY ("learner") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reflections" ADD CONSTRAINT "reflections_area_areas_uuid_fk" FOREIGN KEY ("area") REFERENCES "public"."areas"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reflections" ADD CONSTRAINT "reflections_pod_pods_uuid_fk" FOREIGN KEY ("pod") REFERENCES "public"."pods"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reflections" ADD CONSTRAINT "reflections_completed_by_users_uuid_fk" FOREIGN KEY ("completed_by") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answer_answers_uuid_fk" FOREIGN KEY ("answer") REFERENCES "public"."answers"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reviewer_users_uuid_fk" FOREIGN KEY ("reviewer") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_users_uuid_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organisation_organisations_uuid_fk" FOREIGN KEY ("organisation") REFERENCES "public"."organisations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_region_regions_uuid_fk" FOREIGN KEY ("region") REFERENCES "public"."regions"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_users_uuid_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_users_uuid_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_users_uuid_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user_index" ON "sessions" USING btree ("user");--> statement-breakpoint
CREATE INDEX "sessions_ends_at_index" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "audit_events_subject_type_subject_at_index" ON "audit_events" USING btree ("subject_type","subject","at");--> statement-breakpoint
CREATE INDEX "audit_events_actor_at_index" ON "audit_events" USING btree ("actor","at");--> statement-breakpoint
CREATE INDEX "audit_events_at_index" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_one_in_force" ON "certificates" USING btree ("reflection") WHERE "certificates"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "certificates_learner_index" ON "certificates" USING btree ("learner");--> statement-breakpoint
CREATE INDEX "area_pods_pod_index" ON "area_pods" USING btree ("pod");--> statement-breakpoint
CREATE UNIQUE INDEX "areas_name_unique" ON "areas" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "assets_pod_position_index" ON "assets" USING btree ("pod","position");--> statement-breakpoint
CREATE INDEX "assignments_area_index" ON "assignments" USING btree ("area");--> statement-breakpoint
CREATE INDEX "questions_area_locale_position_index" ON "questions" USING btree ("area","locale","position");--> statement-breakpoint
CREATE INDEX "questions_pod_locale_position_index" ON "questions" USING btree ("pod","locale","position");--> statement-breakpoint
CREATE UNIQUE INDEX "answers_one_per_question" ON "answers" USING btree ("reflection","question");--> statement-breakpoint
CREATE INDEX "reflection_questions_question_index" ON "reflection_questions" USING btree ("question");--> statement-breakpoint
CREATE UNIQUE INDEX "reflections_one_per_area" ON "reflections" USING btree ("learner","area") WHERE "reflections"."pod" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reflections_one_per_pod" ON "reflections" USING btree ("learner","pod") WHERE "reflections"."pod" is not null;--> statement-breakpoint
CREATE INDEX "reflections_waiting" ON "reflections" USING btree ("submitted_at","uuid","learner") WHERE "reflections"."submitted_at" is not null and "reflections"."completed_at" is null;--> statement-breakpoint
CREATE INDEX "reflections_learner_index" ON "reflections" USING btree ("learner");--> statement-breakpoint
CREATE INDEX "reflections_signed_off" ON "reflections" USING btree ("completed_by","completed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_per_answer" ON "reviews" USING btree ("answer");--> statement-breakpoint
CREATE INDEX "memberships_organisation_index" ON "memberships" USING btree ("organisation");--> statement-breakpoint
CREATE UNIQUE INDEX "organisations_code_unique" ON "organisations" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "organisations_name_uuid_index" ON "organisations" USING btree ("name","uuid");--> statement-breakpoint
CREATE INDEX "organisations_search" ON "organisations" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_roles_role_index" ON "user_roles" USING btree ("role");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_name_uuid_index" ON "users" USING btree ("name","uuid");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "subscriptions_user_index" ON "subscriptions" USING btree ("user");--> statement-breakpoint
CREATE INDEX "subscriptions_created_at_uuid_index" ON "subscriptions" USING btree ("created_at","uuid");