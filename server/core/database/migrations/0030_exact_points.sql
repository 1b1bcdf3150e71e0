ALTER TABLE "properties" ADD COLUMN "point_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Visitors saw the points that are stored until now.
UPDATE "properties" SET "point_shown" = true WHERE "latitude" IS NOT NULL;
