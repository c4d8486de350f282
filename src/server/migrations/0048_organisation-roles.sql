CREATE TABLE "organisation_roles" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user" uuid NOT NULL,
	"organisation" uuid NOT NULL,
	"role" text NOT NULL,
	"granted_by" uuid,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	CONSTRAINT "organisation_roles_role" CHECK ("organisation_roles"."role" in ('organisation_admin', 'organisation_mentor', 'organisation_viewer')),
	CONSTRAINT "organisation_roles_period" CHECK ("organisation_roles"."ended_at" >= "organisation_roles"."granted_at")
);
--> statement-breakpoint
ALTER TABLE "organisation_roles" ADD CONSTRAINT "organisation_roles_user_users_uuid_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_roles" ADD CONSTRAINT "organisation_roles_organisation_organisations_uuid_fk" FOREIGN KEY ("organisation") REFERENCES "public"."organisations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_roles" ADD CONSTRAINT "organisation_roles_granted_by_users_uuid_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_roles" ADD CONSTRAINT "organisation_roles_ended_by_users_uuid_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_roles_one_open" ON "organisation_roles" USING btree ("user","organisation","role") WHERE "organisation_roles"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "organisation_roles_organisation_index" ON "organisation_roles" USING btree ("organisation");--> statement-breakpoint
CREATE INDEX "organisation_roles_user_index" ON "organisation_roles" USING btree ("user");--> statement-breakpoint
CREATE INDEX "organisation_roles_granted_by_index" ON "organisation_roles" USING btree ("granted_by");--> statement-breakpoint
CREATE INDEX "organisation_roles_ended_by_index" ON "organisation_roles" USING btree ("ended_by");