CREATE TABLE "alerts" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	"query" text,
	"property_id" text COLLATE "C",
	"price" bigint,
	"frequency" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"emailed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "properties" SET "published_at" = "created_at" WHERE "published";--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_search" ON "alerts" USING btree ("user_id","query");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_home" ON "alerts" USING btree ("user_id","property_id");--> statement-breakpoint
CREATE INDEX "alerts_due_at" ON "alerts" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "properties_published_at" ON "properties" USING btree ("published_at");