-- All lists have this text now, and it has their key: what translators have written for it goes along.
UPDATE "translations" SET "key" = 'lists.oneInAddress' WHERE "key" = 'users.oneInAddress';
