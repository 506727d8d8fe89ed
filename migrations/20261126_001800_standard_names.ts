import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Blocks are stored as JSON, in which the form block's lead type was called `purpose`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payments_purpose" RENAME TO "enum_payments_type";
   ALTER TABLE "payments" RENAME COLUMN "purpose" TO "type";
   ALTER INDEX "payments_purpose_idx" RENAME TO "payments_type_idx";
   ALTER TABLE "appointments" RENAME COLUMN "wall_time" TO "local_time";
   ALTER TABLE "saved_searches" RENAME COLUMN "told_at" TO "checked_at";
   ALTER INDEX "saved_searches_told_at_idx" RENAME TO "saved_searches_checked_at_idx";
   ALTER TABLE "saved_cars" RENAME COLUMN "told_at" TO "notified_at";
   ALTER INDEX "saved_cars_told_at_idx" RENAME TO "saved_cars_notified_at_idx";`)
  await db.execute(sql`
   UPDATE "valuations" SET "result" = "result" - 'told' || jsonb_build_object('answer', "result" -> 'told')
     WHERE jsonb_exists("result", 'told');
   UPDATE "pages" SET "blocks" = regexp_replace("blocks"::text, '"purpose": "([a-z-]+)"', '"lead_type": "\\1"', 'g')::jsonb
     WHERE "blocks"::text LIKE '%"purpose": "%';
   UPDATE "_pages_v" SET "version_blocks" = regexp_replace("version_blocks"::text, '"purpose": "([a-z-]+)"', '"lead_type": "\\1"', 'g')::jsonb
     WHERE "version_blocks"::text LIKE '%"purpose": "%';
   UPDATE "home" SET "blocks" = regexp_replace("blocks"::text, '"purpose": "([a-z-]+)"', '"lead_type": "\\1"', 'g')::jsonb
     WHERE "blocks"::text LIKE '%"purpose": "%';
   UPDATE "_home_v" SET "version_blocks" = regexp_replace("version_blocks"::text, '"purpose": "([a-z-]+)"', '"lead_type": "\\1"', 'g')::jsonb
     WHERE "version_blocks"::text LIKE '%"purpose": "%';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "_home_v" SET "version_blocks" = regexp_replace("version_blocks"::text, '"lead_type": "([a-z-]+)"', '"purpose": "\\1"', 'g')::jsonb
     WHERE "version_blocks"::text LIKE '%"lead_type": "%';
   UPDATE "home" SET "blocks" = regexp_replace("blocks"::text, '"lead_type": "([a-z-]+)"', '"purpose": "\\1"', 'g')::jsonb
     WHERE "blocks"::text LIKE '%"lead_type": "%';
   UPDATE "_pages_v" SET "version_blocks" = regexp_replace("version_blocks"::text, '"lead_type": "([a-z-]+)"', '"purpose": "\\1"', 'g')::jsonb
     WHERE "version_blocks"::text LIKE '%"lead_type": "%';
   UPDATE "pages" SET "blocks" = regexp_replace("blocks"::text, '"lead_type": "([a-z-]+)"', '"purpose": "\\1"', 'g')::jsonb
     WHERE "blocks"::text LIKE '%"lead_type": "%';
   UPDATE "valuations" SET "result" = "result" - 'answer' || jsonb_build_object('told', "result" -> 'answer')
     WHERE jsonb_exists("result", 'answer');`)
  await db.execute(sql`
   ALTER INDEX "saved_cars_notified_at_idx" RENAME TO "saved_cars_told_at_idx";
   ALTER TABLE "saved_cars" RENAME COLUMN "notified_at" TO "told_at";
   ALTER INDEX "saved_searches_checked_at_idx" RENAME TO "saved_searches_told_at_idx";
   ALTER TABLE "saved_searches" RENAME COLUMN "checked_at" TO "told_at";
   ALTER TABLE "appointments" RENAME COLUMN "local_time" TO "wall_time";
   ALTER INDEX "payments_type_idx" RENAME TO "payments_purpose_idx";
   ALTER TABLE "payments" RENAME COLUMN "type" TO "purpose";
   ALTER TYPE "public"."enum_payments_type" RENAME TO "enum_payments_purpose";`)
}
