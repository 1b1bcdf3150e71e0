DROP INDEX "properties_price_asc";--> statement-breakpoint
DROP INDEX "properties_price_desc";--> statement-breakpoint
CREATE INDEX "properties_price_asc" ON "properties" USING btree ((coalesce((case when 'New Development' in ("status", "type") then null else "price" end), 9007199254740992)),"id");--> statement-breakpoint
CREATE INDEX "properties_price_desc" ON "properties" USING btree ((coalesce(-(case when 'New Development' in ("status", "type") then null else "price" end), 0)),"id");--> statement-breakpoint
-- Counts of developments have no price band. The statements above lock the table until the end.
CREATE OR REPLACE FUNCTION "count_property"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO "property_counts" VALUES (OLD."type", OLD."type_folded", OLD."status", OLD."location", OLD."location_parts_folded", OLD."bedrooms", OLD."bathrooms", CASE WHEN 'New Development' IN (OLD."status", OLD."type") THEN NULL ELSE price_band(OLD."price") END, -1);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "property_counts" VALUES (NEW."type", NEW."type_folded", NEW."status", NEW."location", NEW."location_parts_folded", NEW."bedrooms", NEW."bathrooms", CASE WHEN 'New Development' IN (NEW."status", NEW."type") THEN NULL ELSE price_band(NEW."price") END, 1);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
DELETE FROM "property_counts";
--> statement-breakpoint
INSERT INTO "property_counts"
SELECT "type", "type_folded", "status", "location", "location_parts_folded", "bedrooms", "bathrooms", CASE WHEN 'New Development' IN ("status", "type") THEN NULL ELSE price_band("price") END, count(*)
FROM "properties" GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
