-- What was signed off before there was a difference between written and published is published.
UPDATE reviews SET published = review, published_at = reviews.updated_at, published_by = reviewer
FROM answers a JOIN reflections r ON r.uuid = a.reflection
WHERE reviews.answer = a.uuid AND r.completed_at IS NOT NULL;--> statement-breakpoint
UPDATE reflections SET published_learning = external_learning
WHERE completed_at IS NOT NULL AND external_learning <> '';--> statement-breakpoint
-- Who has a reflection open is written every minute and worth nothing a few minutes later.
ALTER TABLE reflection_visits SET UNLOGGED;
