CREATE TABLE "import_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" text COLLATE "C" NOT NULL,
	"line" integer NOT NULL,
	"property_id" text COLLATE "C" NOT NULL,
	"photo" text NOT NULL,
	"failure" text,
	"claimed_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "photos_named" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "photos_added" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "zip_file" text;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "zip_name" text;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "zip_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "zip_received" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_photos" ADD CONSTRAINT "import_photos_job_id_import_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_photos_job" ON "import_photos" USING btree ("job_id","id");--> statement-breakpoint
CREATE INDEX "import_photos_waiting" ON "import_photos" USING btree ("id") WHERE "import_photos"."failure" is null;