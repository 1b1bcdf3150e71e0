CREATE TABLE "properties" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"property_id" text,
	"title" text NOT NULL,
	"type" text,
	"status" text,
	"location" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"price" bigint,
	"negotiable" boolean DEFAULT false NOT NULL,
	"bedrooms" integer,
	"bathrooms" integer,
	"area_sqm" double precision,
	"description" text,
	"amenities" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"title_folded" text NOT NULL,
	"location_folded" text NOT NULL,
	"location_parts_folded" text NOT NULL,
	"type_folded" text NOT NULL,
	"amenities_folded" text[] NOT NULL,
	CONSTRAINT "properties_price_is_asking_price" CHECK ("properties"."price" > 0 and "properties"."price" <= 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "property_images" (
	"property_id" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "property_images_property_id_position_pk" PRIMARY KEY("property_id","position")
);
--> statement-breakpoint
CREATE TABLE "property_views" (
	"property_id" text COLLATE "C" NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "property_views_property_id_day_visitor_pk" PRIMARY KEY("property_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "property_images" ADD CONSTRAINT "property_images_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_views" ADD CONSTRAINT "property_views_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "properties_newest" ON "properties" USING btree ((-(extract(epoch from "created_at" at time zone 'UTC') * 1000)::bigint),"id");--> statement-breakpoint
CREATE INDEX "properties_oldest" ON "properties" USING btree (((extract(epoch from "created_at" at time zone 'UTC') * 1000)::bigint),"id");--> statement-breakpoint
CREATE INDEX "properties_price_asc" ON "properties" USING btree ((coalesce("price", 9007199254740992)),"id");--> statement-breakpoint
CREATE INDEX "properties_price_desc" ON "properties" USING btree ((coalesce(-"price", 0)),"id");--> statement-breakpoint
CREATE INDEX "property_images_name" ON "property_images" USING btree ("name");