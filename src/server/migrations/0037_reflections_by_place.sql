CREATE INDEX "reflections_area_index" ON "reflections" USING btree ("area");--> statement-breakpoint
CREATE INDEX "reflections_pod_index" ON "reflections" USING btree ("pod");