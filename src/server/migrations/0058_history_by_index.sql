DROP INDEX "certificates_learner_index";--> statement-breakpoint
DROP INDEX "reflections_learner_index";--> statement-breakpoint
DROP INDEX "reflections_area_index";--> statement-breakpoint
DROP INDEX "reflections_pod_index";--> statement-breakpoint
DROP INDEX "subscriptions_user_index";--> statement-breakpoint
CREATE INDEX "certificates_learner_uuid_index" ON "certificates" USING btree ("learner","uuid");--> statement-breakpoint
CREATE INDEX "reflections_learner_uuid_index" ON "reflections" USING btree ("learner","uuid");--> statement-breakpoint
CREATE INDEX "reflections_area_uuid_index" ON "reflections" USING btree ("area","uuid");--> statement-breakpoint
CREATE INDEX "reflections_pod_uuid_index" ON "reflections" USING btree ("pod","uuid");--> statement-breakpoint
CREATE INDEX "subscriptions_user_uuid_index" ON "subscriptions" USING btree ("user","uuid");