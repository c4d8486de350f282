-- Planned once for each connection: planning took longer than what it does, at every submission and
-- sign-off, and a plan made while the table was small read all of it.
ALTER FUNCTION settle_waiting_without_mentor(uuid[]) SET plan_cache_mode = force_generic_plan;
