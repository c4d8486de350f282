CREATE TABLE "set_up_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "maintenance" (
	"on" boolean PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"bypass_hash" "bytea" NOT NULL
);
