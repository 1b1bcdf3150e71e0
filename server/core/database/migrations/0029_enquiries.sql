CREATE TABLE "enquiries" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"property_id" text COLLATE "C",
	"property_title" text,
	"search" text,
	"message" text NOT NULL,
	"full_name" text,
	"phone_number" text,
	"phone_key" text,
	"email" text,
	"viewing" jsonb,
	"consent" text NOT NULL,
	"user_id" text COLLATE "C",
	"assigned_to" text COLLATE "C",
	"notes" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_queue" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_at" ON "enquiries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "enquiries_phone" ON "enquiries" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "enquiries_email" ON "enquiries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "enquiries_user" ON "enquiries" USING btree ("user_id");