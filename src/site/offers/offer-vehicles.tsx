import { toCardSettings } from '@/src/domain/stock/card/card-settings'
import { dealerNounOf } from '@/src/domain/stock/vehicle/nouns'
import type { Site } from '@/src/domain/tenancy/site'
import { formatCount } from '@/src/domain/text/numbers'
import { CardGrid } from '@/src/features/stock/card/card-grid'
import { toCardViews } from '@/src/features/stock/card/card-view'
import { findPromotionVehicles } from '@/src/server/stock/promotion-vehicles'
import { Section } from '@/src/ui/section'

/** The vehicles of an offer that is tied to a price change: exactly those that have its price (STF-11). */
export const OfferVehicles = async ({ site, change }: { site: Site; change: string }) => {
  const now = new Date()
  const { total, records } = await findPromotionVehicles(site, change, now)
  const count = formatCount(total, ...dealerNounOf(site))
  if (total === 0)
    return (
      <div className="wrap pb-10">
        <p className="max-w-[60ch]">Every {dealerNounOf(site)[0]} in this offer has been sold.</p>
      </div>
    )
  return (
    <Section title={`${count} in this offer`} id="offer-vehicles">
      {records.length < total && (
        <p className="text-muted mb-4">{`These are the ${String(records.length)} with the lowest prices. Ask us about the others.`}</p>
      )}
      <CardGrid views={toCardViews(records, toCardSettings(site), now)} />
    </Section>
  )
}
