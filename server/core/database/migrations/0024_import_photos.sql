CREATE TABLE "import_photos" (
	"job_id" text COLLATE "C" NOT NULL,
	"line" integer NOT NULL,
	"position" integer NOT NULL,
	"property_id" text COLLATE "C" NOT NULL,
	"photo" text NOT NULL,
	"failure" text,
	"claimed_until" timestamp (3) with time zone,
	CONSTRAINT "import_photos_job_id_line_position_pk" PRIMARY KEY("job_id","line","position")
);
--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "photos_named" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "photos_added" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "zip_file" text;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "zip_name" text;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "zip_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "zip_received" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_photos" ADD CONSTRAINT "import_photos_job_id_import_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_photos_waiting" ON "import_photos" USING btree ("job_id","line","position") WHERE "import_photos"."failure" is null;