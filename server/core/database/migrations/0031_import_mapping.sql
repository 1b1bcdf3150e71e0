ALTER TABLE "import_job_notes" ADD COLUMN "problems" jsonb;--> statement-breakpoint
UPDATE "import_job_notes" SET "problems" = jsonb_build_array(jsonb_build_object('at', null, 'text', "reason"));--> statement-breakpoint
ALTER TABLE "import_job_notes" ALTER COLUMN "problems" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "import_job_notes" ADD COLUMN "is_edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_job_notes" ADD COLUMN "choice" text;--> statement-breakpoint
ALTER TABLE "import_job_notes" ADD COLUMN "repeats" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "mapping" jsonb;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "samples" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "is_remembered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "words" jsonb;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "rows_updated" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "rows_left_out" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "properties_reference" ON "properties" USING btree (lower("property_id"));--> statement-breakpoint
CREATE INDEX "properties_title_price" ON "properties" USING btree (lower("title"),coalesce("price", 0));--> statement-breakpoint
CREATE INDEX "properties_import" ON "properties" USING btree ("import_id") WHERE "properties"."import_id" is not null;--> statement-breakpoint
ALTER TABLE "import_job_notes" DROP COLUMN "reason";