CREATE TABLE "property_revision" (
	"revision" uuid NOT NULL
);
--> statement-breakpoint
INSERT INTO "property_revision" VALUES (gen_random_uuid());
