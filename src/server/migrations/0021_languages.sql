CREATE TABLE "translation_imports" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"file_name" text NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"imported_by" uuid NOT NULL,
	"changes" jsonb NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "locale" SET DEFAULT 'en-NZ';--> statement-breakpoint
ALTER TABLE "languages" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "languages" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "translations" ADD COLUMN "english_then" text NOT NULL;--> statement-breakpoint
ALTER TABLE "translations" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "translation_imports" ADD CONSTRAINT "translation_imports_locale_languages_code_fk" FOREIGN KEY ("locale") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_imports" ADD CONSTRAINT "translation_imports_imported_by_users_uuid_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_updated_by_users_uuid_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "languages" SET "code" = 'en-NZ', "name" = 'English' WHERE "code" = 'en';--> statement-breakpoint
INSERT INTO "languages" ("code", "name", "native_name") VALUES
  ('en-NZ', 'English', 'English'), ('mi', 'Māori', 'Te reo Māori')
  ON CONFLICT ("code") DO NOTHING;--> statement-breakpoint
UPDATE "users" SET "locale" = 'en-NZ' WHERE "locale" = 'en';
