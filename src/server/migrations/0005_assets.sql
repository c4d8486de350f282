ALTER TABLE "aspects" DROP CONSTRAINT "aspects_name_unique";--> statement-breakpoint
ALTER TABLE "subject_matters" DROP CONSTRAINT "subject_matters_name_unique";--> statement-breakpoint
ALTER TABLE "aspects" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "aspects" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subject_matters" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "subject_matters" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "aspects_name_unique" ON "aspects" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "pods_name_uuid_index" ON "pods" USING btree ("name","uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "subject_matters_name_unique" ON "subject_matters" USING btree (lower("name"));