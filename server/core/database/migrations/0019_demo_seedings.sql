CREATE TABLE "demo_seedings" (
	"seeded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "demo_seedings" SELECT "started_at" FROM "imports" WHERE "id" = 'demo';
--> statement-breakpoint
DROP TABLE "imports" CASCADE;