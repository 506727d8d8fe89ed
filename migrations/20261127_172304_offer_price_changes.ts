import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** An offer or promo card can be tied to a price change, with which it begins and ends (STF-11). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "promo_cards" ADD COLUMN "price_change_id" uuid;
  ALTER TABLE "_promo_cards_v" ADD COLUMN "version_price_change_id" uuid;
  ALTER TABLE "offers" ADD COLUMN "price_change_id" uuid;
  ALTER TABLE "_offers_v" ADD COLUMN "version_price_change_id" uuid;
  ALTER TABLE "promo_cards" ADD CONSTRAINT "promo_cards_price_change_id_price_changes_id_fk" FOREIGN KEY ("price_change_id") REFERENCES "public"."price_changes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promo_cards_v" ADD CONSTRAINT "_promo_cards_v_version_price_change_id_price_changes_id_fk" FOREIGN KEY ("version_price_change_id") REFERENCES "public"."price_changes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_price_change_id_price_changes_id_fk" FOREIGN KEY ("price_change_id") REFERENCES "public"."price_changes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_version_price_change_id_price_changes_id_fk" FOREIGN KEY ("version_price_change_id") REFERENCES "public"."price_changes"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "promo_cards_price_change_idx" ON "promo_cards" USING btree ("price_change_id");
  CREATE INDEX "_promo_cards_v_version_version_price_change_idx" ON "_promo_cards_v" USING btree ("version_price_change_id");
  CREATE INDEX "offers_price_change_idx" ON "offers" USING btree ("price_change_id");
  CREATE INDEX "_offers_v_version_version_price_change_idx" ON "_offers_v" USING btree ("version_price_change_id");`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
  // Documents that are tied to a price change appear and disappear with its state.
  await db.execute(sql`ALTER TABLE price_changes ENABLE TRIGGER forecourt_announce`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE price_changes DISABLE TRIGGER forecourt_announce;
  ALTER TABLE "promo_cards" DROP CONSTRAINT "promo_cards_price_change_id_price_changes_id_fk";
  
  ALTER TABLE "_promo_cards_v" DROP CONSTRAINT "_promo_cards_v_version_price_change_id_price_changes_id_fk";
  
  ALTER TABLE "offers" DROP CONSTRAINT "offers_price_change_id_price_changes_id_fk";
  
  ALTER TABLE "_offers_v" DROP CONSTRAINT "_offers_v_version_price_change_id_price_changes_id_fk";
  
  DROP INDEX "promo_cards_price_change_idx";
  DROP INDEX "_promo_cards_v_version_version_price_change_idx";
  DROP INDEX "offers_price_change_idx";
  DROP INDEX "_offers_v_version_version_price_change_idx";
  ALTER TABLE "promo_cards" DROP COLUMN "price_change_id";
  ALTER TABLE "_promo_cards_v" DROP COLUMN "version_price_change_id";
  ALTER TABLE "offers" DROP COLUMN "price_change_id";
  ALTER TABLE "_offers_v" DROP COLUMN "version_price_change_id";`)
}
