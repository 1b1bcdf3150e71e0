-- Whoever changes a role, by whatever way, leaves a trace. A transaction may say who it is:
-- select set_config('gida.actor', '<user id>', true)
CREATE FUNCTION "record_role_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "audit_events" ("id", "at", "action", "user_id", "actor_id", "details")
	VALUES (
		substr(replace(gen_random_uuid()::text, '-', ''), 1, 24),
		now(),
		'role-changed',
		NEW."id",
		nullif(current_setting('gida.actor', true), ''),
		jsonb_build_object('from', OLD."role", 'to', NEW."role")
	);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "users_role_change" AFTER UPDATE OF "role" ON "users"
FOR EACH ROW WHEN (OLD."role" IS DISTINCT FROM NEW."role")
EXECUTE FUNCTION "record_role_change"();
