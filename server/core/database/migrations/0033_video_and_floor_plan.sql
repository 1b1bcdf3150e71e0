ALTER TABLE "properties" ADD COLUMN "video_url" text;--> statement-breakpoint
ALTER TABLE "property_images" ADD COLUMN "kind" text DEFAULT 'photo' NOT NULL;--> statement-breakpoint
ALTER TABLE "property_images" DROP CONSTRAINT "property_images_property_id_position_pk";--> statement-breakpoint
ALTER TABLE "property_images" ADD CONSTRAINT "property_images_property_id_kind_position_pk" PRIMARY KEY("property_id","kind","position");
