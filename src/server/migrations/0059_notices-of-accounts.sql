ALTER TABLE "notices" DROP CONSTRAINT "notices_about_one";--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_about_one" CHECK (num_nonnulls("notices"."reflection", "notices"."phrase") =
        case when "notices"."kind" ~ '^(app|passkey|factors|recovery|login)_' then 0 else 1 end);