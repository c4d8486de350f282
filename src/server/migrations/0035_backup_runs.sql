CREATE TABLE "backup_runs" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone,
	"file" text,
	"bytes" bigint,
	"sha256" text,
	"ended_at" timestamp (3) with time zone,
	"verified_at" timestamp (3) with time zone,
	"problem" text,
	CONSTRAINT "backup_runs_due_at" UNIQUE("due_at")
);
