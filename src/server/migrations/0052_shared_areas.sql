CREATE TABLE "shared_areas" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"membership" uuid NOT NULL,
	"area" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "shared_areas_period" CHECK ("shared_areas"."ended_at" >= "shared_areas"."since")
);
--> statement-breakpoint
ALTER TABLE "shared_areas" ADD CONSTRAINT "shared_areas_membership_memberships_uuid_fk" FOREIGN KEY ("membership") REFERENCES "public"."memberships"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_areas" ADD CONSTRAINT "shared_areas_area_areas_uuid_fk" FOREIGN KEY ("area") REFERENCES "public"."areas"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shared_areas_one_open" ON "shared_areas" USING btree ("membership","area") WHERE "shared_areas"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "shared_areas_membership_index" ON "shared_areas" USING btree ("membership");--> statement-breakpoint
CREATE INDEX "shared_areas_area_index" ON "shared_areas" USING btree ("area");