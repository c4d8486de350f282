-- Whoever has a role at an organisation is asked as other staff are, until an administrator decides.
INSERT INTO "factor_rules" ("uuid", "role", "second_factor", "grace_days", "newcomers_since", "updated_at") VALUES
  (gen_random_uuid(), 'organisation_admin', 'asked', 14, NULL, now()),
  (gen_random_uuid(), 'organisation_mentor', 'asked', 14, NULL, now()),
  (gen_random_uuid(), 'organisation_viewer', 'asked', 14, NULL, now());
