CREATE TABLE "import_job_notes" (
	"job_id" text COLLATE "C" NOT NULL,
	"line" integer NOT NULL,
	"outcome" text NOT NULL,
	"reason" text NOT NULL,
	"cells" text[] NOT NULL,
	CONSTRAINT "import_job_notes_job_id_line_pk" PRIMARY KEY("job_id","line")
);
--> statement-breakpoint
CREATE TABLE "import_jobs" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"columns" text[] NOT NULL,
	"bytes" integer NOT NULL,
	"bytes_read" integer DEFAULT 0 NOT NULL,
	"rows_read" integer DEFAULT 0 NOT NULL,
	"rows_imported" integer DEFAULT 0 NOT NULL,
	"rows_already_there" integer DEFAULT 0 NOT NULL,
	"rows_refused" integer DEFAULT 0 NOT NULL,
	"rows_suspicious" integer DEFAULT 0 NOT NULL,
	"started_by" text COLLATE "C",
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"failure" text,
	"claimed_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "property_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "import_job_notes" ADD CONSTRAINT "import_job_notes_job_id_import_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD CONSTRAINT "import_jobs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_jobs_started_at" ON "import_jobs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_property" ON "audit_events" USING btree ("property_id","at");