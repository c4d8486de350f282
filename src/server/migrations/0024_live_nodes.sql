CREATE TABLE "live_nodes" (
	"id" integer PRIMARY KEY NOT NULL
);
