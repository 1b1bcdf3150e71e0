CREATE TABLE "known_networks" (
	"user_id" text COLLATE "C" NOT NULL,
	"network" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_networks_user_id_network_pk" PRIMARY KEY("user_id","network")
);
--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_networks_expires_at" ON "known_networks" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP COLUMN "tries";