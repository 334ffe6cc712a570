CREATE TABLE "event_epoch" (
	"epoch" text PRIMARY KEY DEFAULT gen_random_uuid(),
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
