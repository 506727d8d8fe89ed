import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The price a lender's example or a quote was worked out for (FIN-01): what was to be paid when it was written, whoever
 * wrote it. A price that changes without them leaves a weekly figure that is another price's, and nobody may show that.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE vehicles ADD COLUMN finance_price_cents numeric;
UPDATE vehicles SET finance_price_cents = CASE WHEN offer_price_cents > 1000 THEN offer_price_cents ELSE price_cents END
  WHERE finance_lenders IS NOT NULL OR youx_quote IS NOT NULL;
CREATE FUNCTION forecourt_note_finance_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.finance_price_cents := CASE
    WHEN NEW.finance_lenders IS NULL AND NEW.youx_quote IS NULL THEN NULL
    WHEN NEW.offer_price_cents > 1000 THEN NEW.offer_price_cents
    ELSE NEW.price_cents END;
  RETURN NEW;
END $$;
CREATE TRIGGER vehicles_note_finance_price_insert BEFORE INSERT ON vehicles
  FOR EACH ROW EXECUTE FUNCTION forecourt_note_finance_price();
CREATE TRIGGER vehicles_note_finance_price BEFORE UPDATE ON vehicles FOR EACH ROW
  WHEN (NEW.finance_lenders IS DISTINCT FROM OLD.finance_lenders OR NEW.youx_quote IS DISTINCT FROM OLD.youx_quote)
  EXECUTE FUNCTION forecourt_note_finance_price();
`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
DROP TRIGGER vehicles_note_finance_price ON vehicles;
DROP TRIGGER vehicles_note_finance_price_insert ON vehicles;
DROP FUNCTION forecourt_note_finance_price();
ALTER TABLE vehicles DROP COLUMN finance_price_cents;
`)
}
