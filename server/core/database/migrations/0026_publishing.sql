ALTER TABLE "properties" ADD COLUMN "published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "property_counts" ADD COLUMN "published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The statements above lock the table until the end.
CREATE OR REPLACE FUNCTION "count_property"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO "property_counts" ("type", "type_folded", "status", "location", "location_parts_folded", "bedrooms", "bathrooms", "price_band", "searched_papers", "published", "count")
		VALUES (OLD."type", OLD."type_folded", OLD."status", OLD."location", OLD."location_parts_folded", OLD."bedrooms", OLD."bathrooms", CASE WHEN 'New Development' IN (OLD."status", OLD."type") THEN NULL ELSE price_band(OLD."price") END, OLD."searched_papers", OLD."published", -1);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "property_counts" ("type", "type_folded", "status", "location", "location_parts_folded", "bedrooms", "bathrooms", "price_band", "searched_papers", "published", "count")
		VALUES (NEW."type", NEW."type_folded", NEW."status", NEW."location", NEW."location_parts_folded", NEW."bedrooms", NEW."bathrooms", CASE WHEN 'New Development' IN (NEW."status", NEW."type") THEN NULL ELSE price_band(NEW."price") END, NEW."searched_papers", NEW."published", 1);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER "properties_counted_again" ON "properties";--> statement-breakpoint
CREATE TRIGGER "properties_counted_again" AFTER UPDATE ON "properties"
FOR EACH ROW WHEN (
	(OLD."type", OLD."type_folded", OLD."status", OLD."location", OLD."location_parts_folded", OLD."bedrooms", OLD."bathrooms", OLD."price", OLD."searched_papers", OLD."published")
	IS DISTINCT FROM
	(NEW."type", NEW."type_folded", NEW."status", NEW."location", NEW."location_parts_folded", NEW."bedrooms", NEW."bathrooms", NEW."price", NEW."searched_papers", NEW."published")
) EXECUTE FUNCTION "count_property"();
