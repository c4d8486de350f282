-- What nobody sees in an email is left out of what is typed, so whoever has such an email couldn't log
-- in any more, nor could they use a link that was mailed to them. These are the characters of
-- `src/contract/fields/fields.schemas.ts`. An email that somebody else has, or would have as well, and
-- what wouldn't be an email, stays: an administrator decides whose account it is.
-- Only emails that aren't plain ASCII are looked at: half a second for a million people. No table is locked;
-- should somebody register such an email at this very moment, the next start does it.
WITH "plain" AS MATERIALIZED (
  SELECT "uuid", "email" AS "formerly", normalize(regexp_replace("email",
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
    '', 'g')) AS "email"
  FROM "users" WHERE octet_length("email") > char_length("email")
), "candidates" AS MATERIALIZED (
  SELECT *, count(*) OVER (PARTITION BY lower("email")) AS "claims" FROM "plain"
  WHERE "email" <> "formerly"
    AND "email" ~ '^[^\s@"(),:;<>[\]\\\u0001-\u001f\u007f-\u009f]{1,64}@(?!\.|.*\.\.|.*\.$)[^\s@"(),:;<>[\]\\\u0001-\u001f\u007f-\u009f]{1,255}$'
), "changed" AS (
  UPDATE "users" SET "email" = "candidates"."email" FROM "candidates"
  WHERE "users"."uuid" = "candidates"."uuid" AND "claims" = 1
    AND NOT EXISTS (SELECT FROM "users" o WHERE lower(o."email") = lower("candidates"."email"))
  RETURNING "candidates".*
)
UPDATE "password_tokens" SET "email" = "changed"."email" FROM "changed"
WHERE "password_tokens"."user" = "changed"."uuid"
  AND lower("password_tokens"."email") = lower("changed"."formerly");
