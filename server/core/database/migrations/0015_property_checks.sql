ALTER TABLE "properties" ADD COLUMN "papers" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "power" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "water" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "road" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "visited_on" date;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "stage" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "homes" integer;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "handover" text;