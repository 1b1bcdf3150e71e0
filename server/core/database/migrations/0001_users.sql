CREATE TABLE "users" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text,
	"location" text,
	"role" text DEFAULT 'user' NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"password_hash" text NOT NULL,
	"registration_date" timestamp (3) with time zone NOT NULL,
	"last_active" timestamp (3) with time zone,
	"total_logins" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'Active' NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
