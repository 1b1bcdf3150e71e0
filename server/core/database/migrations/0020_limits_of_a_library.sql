ALTER TABLE "known_networks" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "known_networks" CASCADE;--> statement-breakpoint
DELETE FROM "rate_limits";--> statement-breakpoint
DROP INDEX "rate_limits_resets_at";--> statement-breakpoint
ALTER TABLE "rate_limits" ALTER COLUMN "key" SET DATA TYPE varchar(255);--> statement-breakpoint
ALTER TABLE "rate_limits" ADD COLUMN "points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_limits" ADD COLUMN "expire" bigint;--> statement-breakpoint
ALTER TABLE "rate_limits" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "rate_limits" DROP COLUMN "resets_at";