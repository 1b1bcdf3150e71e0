ALTER TABLE "properties" ADD COLUMN "searched_text" text;--> statement-breakpoint
UPDATE "properties" SET "searched_text" = ' ' || btrim(regexp_replace("title_folded" || ' ' || "location_folded" || ' ' || lower(coalesce(nullif(btrim("property_id"), ''), left("id", 8))), '[[:space:]!-/:-@\[-`{-~]+', ' ', 'g')) || ' ';--> statement-breakpoint
ALTER TABLE "properties" ALTER COLUMN "searched_text" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" DROP COLUMN "title_folded";--> statement-breakpoint
ALTER TABLE "properties" DROP COLUMN "location_folded";
