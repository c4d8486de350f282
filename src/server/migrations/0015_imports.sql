CREATE TABLE "import_columns" (
	"kind" text NOT NULL,
	"header_hash" text NOT NULL,
	"columns" jsonb NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "import_columns_kind_header_hash_pk" PRIMARY KEY("kind","header_hash")
);
--> statement-breakpoint
CREATE TABLE "import_files" (
	"import" uuid PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import" uuid NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb,
	"broken" text,
	"key" text,
	"outcome" text,
	"label" text DEFAULT '' NOT NULL,
	"subject" uuid,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"written_at" timestamp (3) with time zone,
	CONSTRAINT "import_rows_import_line_pk" PRIMARY KEY("import","line")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"read_as" text,
	"started_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"header" text[] DEFAULT '{}' NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"processed" integer DEFAULT 0 NOT NULL,
	"step_since" timestamp (3) with time zone NOT NULL,
	"send_invitations" boolean DEFAULT true NOT NULL,
	"confirmed_by" uuid,
	"confirmed_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"reason" text,
	CONSTRAINT "imports_kind" CHECK ("imports"."kind" in ('people', 'organisations'))
);
--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_import_imports_uuid_fk" FOREIGN KEY ("import") REFERENCES "public"."imports"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_imports_uuid_fk" FOREIGN KEY ("import") REFERENCES "public"."imports"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_started_by_users_uuid_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_confirmed_by_users_uuid_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_import_outcome_line_index" ON "import_rows" USING btree ("import","outcome","line");--> statement-breakpoint
CREATE INDEX "import_rows_import_key_index" ON "import_rows" USING btree ("import","key");--> statement-breakpoint
CREATE INDEX "imports_created_at_uuid_index" ON "imports" USING btree ("created_at","uuid");