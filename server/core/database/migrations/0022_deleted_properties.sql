CREATE TABLE "deleted_properties" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"deleted_by" text COLLATE "C",
	"data" jsonb NOT NULL,
	"image_names" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deleted_properties" ADD CONSTRAINT "deleted_properties_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_properties_at" ON "deleted_properties" USING btree ("deleted_at","id");