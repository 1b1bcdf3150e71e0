ALTER TABLE "properties" ADD COLUMN "papers_kind" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "flooding" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "searched_papers" text;--> statement-breakpoint
ALTER TABLE "property_counts" ADD COLUMN "searched_papers" text;--> statement-breakpoint
-- The contract's `papersKindOf` for the properties that are stored already.
UPDATE "properties" SET "searched_papers" = "stated"."kind" FROM (
	SELECT "id", CASE
		WHEN "text" ~* '\m(progress|process|processing|pending|applied|application|awaiting|expected|yet)\M|in view' THEN 'Other'
		WHEN words IN ('certificate of occupancy', 'certificate of occupancy c of o', 'c of o', 'cofo', 'state c of o', 'global c of o') THEN 'Certificate of Occupancy'
		WHEN words IN ('governor s consent', 'governors consent', 'governor consent') THEN 'Governor''s consent'
		WHEN words IN ('minister s consent', 'ministers consent', 'right of occupancy', 'statutory right of occupancy', 'r of o', 'rofo') THEN 'Minister''s consent or R of O'
		WHEN words IN ('federal title', 'federal c of o', 'federal certificate of occupancy', 'federal consent') THEN 'Federal title'
		WHEN words IN ('registered deed', 'registered deed of assignment', 'registered deed of conveyance', 'registered deed of sublease', 'registered conveyance', 'registered sublease', 'registered sub lease') THEN 'Registered deed or sublease'
		WHEN words IN ('gazetted excision', 'excision gazetted', 'gazette', 'gazetted') THEN 'Gazetted excision'
		WHEN words IN ('survey only', 'survey', 'survey plan', 'registered survey') THEN 'Survey only'
		WHEN words IN ('allocation letter', 'letter of allocation', 'provisional allocation', 'allocation') THEN 'Allocation letter'
		ELSE 'Other'
	END AS "kind"
	FROM (
		SELECT "id", "text", btrim(regexp_replace(lower(regexp_replace("text", '[,;(].*$', '')), '[[:space:]!-/:-@\[-`{-~]+', ' ', 'g')) AS words
		FROM (
			SELECT "id", replace(coalesce(
				nullif(btrim("papers"), ''),
				CASE WHEN 'certificate of occupancy' = ANY("amenities_folded") THEN 'Certificate of Occupancy' END,
				CASE WHEN 'governor''s consent' = ANY("amenities_folded") THEN 'Governor''s consent' END
			), '’', '''') AS "text" FROM "properties"
		) AS "given" WHERE "text" IS NOT NULL
	) AS "worded"
) AS "stated" WHERE "stated"."id" = "properties"."id";--> statement-breakpoint
-- The statements above lock the table until the end.
CREATE OR REPLACE FUNCTION "count_property"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO "property_counts" ("type", "type_folded", "status", "location", "location_parts_folded", "bedrooms", "bathrooms", "price_band", "searched_papers", "count")
		VALUES (OLD."type", OLD."type_folded", OLD."status", OLD."location", OLD."location_parts_folded", OLD."bedrooms", OLD."bathrooms", CASE WHEN 'New Development' IN (OLD."status", OLD."type") THEN NULL ELSE price_band(OLD."price") END, OLD."searched_papers", -1);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "property_counts" ("type", "type_folded", "status", "location", "location_parts_folded", "bedrooms", "bathrooms", "price_band", "searched_papers", "count")
		VALUES (NEW."type", NEW."type_folded", NEW."status", NEW."location", NEW."location_parts_folded", NEW."bedrooms", NEW."bathrooms", CASE WHEN 'New Development' IN (NEW."status", NEW."type") THEN NULL ELSE price_band(NEW."price") END, NEW."searched_papers", 1);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER "properties_counted_again" ON "properties";--> statement-breakpoint
CREATE TRIGGER "properties_counted_again" AFTER UPDATE ON "properties"
FOR EACH ROW WHEN (
	(OLD."type", OLD."type_folded", OLD."status", OLD."location", OLD."location_parts_folded", OLD."bedrooms", OLD."bathrooms", OLD."price", OLD."searched_papers")
	IS DISTINCT FROM
	(NEW."type", NEW."type_folded", NEW."status", NEW."location", NEW."location_parts_folded", NEW."bedrooms", NEW."bathrooms", NEW."price", NEW."searched_papers")
) EXECUTE FUNCTION "count_property"();--> statement-breakpoint
DELETE FROM "property_counts";--> statement-breakpoint
INSERT INTO "property_counts" ("type", "type_folded", "status", "location", "location_parts_folded", "bedrooms", "bathrooms", "price_band", "searched_papers", "count")
SELECT "type", "type_folded", "status", "location", "location_parts_folded", "bedrooms", "bathrooms", CASE WHEN 'New Development' IN ("status", "type") THEN NULL ELSE price_band("price") END, "searched_papers", count(*)
FROM "properties" GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9;
