import type { Pool } from 'pg'
import { resolveSwitches } from '@/src/domain/switches'

/** Days for which the name, email address and phone of a spin are stored after it, so that a prize can be collected. */
const RETENTION_DAYS = 90

type DealerRow = { readonly id: string; readonly template: unknown; readonly own: unknown }

/** Dealers with a spin that still names a person and is old, or whose account was deleted, which removes the name. */
const dealersSql = `SELECT t.id, template.switches AS template, own.switches AS own FROM tenants t
  LEFT JOIN templates template ON template.id = t.template_id
  LEFT JOIN site_settings own ON own.tenant_id = t.id
  WHERE EXISTS (SELECT 1 FROM prize_spins s WHERE s.tenant_id = t.id AND s.phone IS NOT NULL
    AND (s.name IS NULL OR s.created_at < now() - $1 * interval '1 day'))`

/** The campaign that runs at a dealer; null if none does. */
const runningCampaignOf = ({ template, own }: DealerRow): string | null => {
  const { spin_to_win, spin_campaign } = resolveSwitches(template, own).sales
  return spin_to_win ? spin_campaign : null
}

/**
 * Deletes the phone, name and email address of prize spins (RSV-05). While a campaign runs they stay, because each
 * person has one spin in it. Afterwards they are deleted with the messages to the same people, after 90 days; those of
 * deleted accounts at once. @returns how many spins were changed
 */
export const prunePrizeSpins = async (db: Pool): Promise<number> => {
  const { rows } = await db.query<DealerRow>(dealersSql, [RETENTION_DAYS])
  let count = 0
  for (const dealer of rows) {
    const { rowCount } = await db.query(
      `UPDATE prize_spins SET phone = NULL, name = NULL, email = NULL, updated_at = now()
       WHERE tenant_id = $1 AND campaign IS DISTINCT FROM $2 AND phone IS NOT NULL
         AND (name IS NULL OR created_at < now() - $3 * interval '1 day')`,
      [dealer.id, runningCampaignOf(dealer), RETENTION_DAYS],
    )
    count += rowCount ?? 0
  }
  return count
}
