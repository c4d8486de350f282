-- The length of the whole history, kept like that of the other long lists (migration list_totals).
INSERT INTO list_totals (list, difference)
SELECT 'audit_events', count(*) FROM audit_events;--> statement-breakpoint
CREATE TRIGGER keep_total_insert AFTER INSERT ON audit_events
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_list_total();
