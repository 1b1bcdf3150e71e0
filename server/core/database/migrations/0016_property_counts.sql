CREATE TABLE "property_counts" (
	"type" text,
	"type_folded" text NOT NULL,
	"status" text,
	"location" text NOT NULL,
	"location_parts_folded" text NOT NULL,
	"bedrooms" integer,
	"bathrooms" integer,
	"price_band" bigint,
	"count" integer NOT NULL
);
--> statement-breakpoint
-- The contract's `priceBand`: 1, 2 and 5 times each power of ten.
CREATE FUNCTION "price_band"("price" bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT ('{1,2,5,10,20,50,100,200,500,1000,2000,5000,10000,20000,50000,100000,200000,500000,1000000,2000000,5000000,10000000,20000000,50000000,100000000,200000000,500000000,1000000000,2000000000,5000000000,10000000000,20000000000,50000000000,100000000000,200000000000,500000000000,1000000000000,2000000000000,5000000000000,10000000000000,20000000000000,50000000000000,100000000000000,200000000000000,500000000000000,1000000000000000,2000000000000000,5000000000000000}'::bigint[])[width_bucket("price", '{1,2,5,10,20,50,100,200,500,1000,2000,5000,10000,20000,50000,100000,200000,500000,1000000,2000000,5000000,10000000,20000000,50000000,100000000,200000000,500000000,1000000000,2000000000,5000000000,10000000000,20000000000,50000000000,100000000000,200000000000,500000000000,1000000000000,2000000000000,5000000000000,10000000000000,20000000000000,50000000000000,100000000000000,200000000000000,500000000000000,1000000000000000,2000000000000000,5000000000000000}'::bigint[])]
$$;
--> statement-breakpoint
CREATE FUNCTION "count_property"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO "property_counts" VALUES (OLD."type", OLD."type_folded", OLD."status", OLD."location", OLD."location_parts_folded", OLD."bedrooms", OLD."bathrooms", price_band(OLD."price"), -1);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "property_counts" VALUES (NEW."type", NEW."type_folded", NEW."status", NEW."location", NEW."location_parts_folded", NEW."bedrooms", NEW."bathrooms", price_band(NEW."price"), 1);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "properties_counted" AFTER INSERT OR DELETE ON "properties"
FOR EACH ROW EXECUTE FUNCTION "count_property"();
--> statement-breakpoint
CREATE TRIGGER "properties_counted_again" AFTER UPDATE ON "properties"
FOR EACH ROW WHEN (
	(OLD."type", OLD."type_folded", OLD."status", OLD."location", OLD."location_parts_folded", OLD."bedrooms", OLD."bathrooms", OLD."price")
	IS DISTINCT FROM
	(NEW."type", NEW."type_folded", NEW."status", NEW."location", NEW."location_parts_folded", NEW."bedrooms", NEW."bathrooms", NEW."price")
) EXECUTE FUNCTION "count_property"();
--> statement-breakpoint
INSERT INTO "property_counts"
SELECT "type", "type_folded", "status", "location", "location_parts_folded", "bedrooms", "bathrooms", price_band("price"), count(*)
FROM "properties" GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
