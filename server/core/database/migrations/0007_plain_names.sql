ALTER TABLE "mail_queue" RENAME COLUMN "letter" TO "type";--> statement-breakpoint
ALTER TABLE "imports" RENAME COLUMN "rows_refused" TO "rows_rejected";--> statement-breakpoint
ALTER TABLE "import_jobs" RENAME COLUMN "rows_refused" TO "rows_rejected";--> statement-breakpoint
UPDATE "import_job_notes" SET "outcome" = 'rejected' WHERE "outcome" = 'refused';
