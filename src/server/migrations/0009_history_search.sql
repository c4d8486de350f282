DROP INDEX "audit_events_subject_type_subject_at_index";--> statement-breakpoint
DROP INDEX "audit_events_actor_at_index";--> statement-breakpoint
DROP INDEX "audit_events_at_index";--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "search" text GENERATED ALWAYS AS (fold(translate(action, '.-', '  ')
        || ' ' || coalesce(before->>'name', '') || ' ' || coalesce(after->>'name', '')
        || ' ' || coalesce(before->>'email', '') || ' ' || coalesce(after->>'email', '')
        || ' ' || coalesce(after->>'number', '') || ' ' || coalesce(after->>'title', ''))) STORED;--> statement-breakpoint
CREATE INDEX "audit_events_at_uuid_index" ON "audit_events" USING btree ("at","uuid");--> statement-breakpoint
CREATE INDEX "audit_events_actor_at_uuid_index" ON "audit_events" USING btree ("actor","at","uuid");--> statement-breakpoint
CREATE INDEX "audit_events_subject_at_uuid_index" ON "audit_events" USING btree ("subject","at","uuid");--> statement-breakpoint
CREATE INDEX "audit_events_subject_type_at_uuid_index" ON "audit_events" USING btree ("subject_type","at","uuid");--> statement-breakpoint
CREATE INDEX "audit_events_action_at_uuid_index" ON "audit_events" USING btree ("action","at","uuid");--> statement-breakpoint
CREATE INDEX "audit_events_search" ON "audit_events" USING gin ("search" gin_trgm_ops);