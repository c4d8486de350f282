ALTER TABLE "notices" ALTER COLUMN "reflection" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "phrase" uuid;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_phrase_phrases_uuid_fk" FOREIGN KEY ("phrase") REFERENCES "public"."phrases"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_about_a_phrase" ON "notices" USING btree ("phrase") WHERE "notices"."phrase" is not null;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_about_one" CHECK (num_nonnulls("notices"."reflection", "notices"."phrase") = 1);