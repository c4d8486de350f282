ALTER TABLE "imports" ADD COLUMN "undoes" uuid;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_undoes_imports_uuid_fk" FOREIGN KEY ("undoes") REFERENCES "public"."imports"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imports_one_undo" ON "imports" USING btree ("undoes") WHERE "imports"."state" not in ('dropped', 'failed');