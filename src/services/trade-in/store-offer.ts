import type { Pool } from 'pg'
import { formatCents } from '@/src/domain/money/format-money'
import { type StoredResult, formatVehicle } from '@/src/domain/trade-in/progress'
import type { AdjustedOffer, AdjustmentAnswers } from '@/src/domain/trade-in/valuation'
import { tradeSubcategories } from '@/src/domain/trade-in/trade-in-text'
import type { ValuationRecord } from '@/src/domain/trade-in/valuation-record'
import type { Site } from '@/src/domain/tenancy/site'
import { inTransaction } from '@/src/platform/postgres/connections'
import { queueReceiptEmail } from '@/src/services/leads/queue-receipt'
import { adjustmentsText, buildOfferEmail } from './valuation-emails'
import { updateValuation } from './valuation-store'
import { updateLeadProgress } from './lead-progress'
import { fullResultDetails } from './value-vehicle'
import { getValuationProvider } from './request-valuation'

/** Cents. Below this a person values the vehicle. */
const MIN_OFFER_CENTS = 100_00

const withOffer = ({ answer, ...rest }: StoredResult, offer: AdjustedOffer): StoredResult =>
  offer.offer_cents < MIN_OFFER_CENTS
    ? {
        ...withoutOffer({ answer, ...rest }),
        answer: { kind: 'none', reason: 'other', ...('facts' in answer ? { facts: answer.facts } : {}) },
      }
    : { ...rest, answer, offer, offered_at: new Date().toISOString() }

const withoutOffer = ({ offer: _, offered_at: __, ...rest }: StoredResult): StoredResult => rest

export const storeOffer = async (
  db: Pool,
  site: Site,
  valuation: ValuationRecord,
  answers: AdjustmentAnswers,
  offer: AdjustedOffer,
): Promise<boolean> => {
  const result = withOffer(valuation.result, offer)
  const hasOffer = result.offer !== undefined
  return inTransaction(db, async (client) => {
    const change = {
      ...valuation,
      answers,
      result,
      description: formatVehicle(result),
      provider: getValuationProvider(db, site).name,
    }
    const changed = await updateValuation(client, valuation.id, {
      ...change,
      state: hasOffer ? 'offered' : 'none',
      offer_cents: hasOffer ? offer.offer_cents : undefined,
    })
    if (changed && valuation.lead_id)
      await updateLeadProgress(client, valuation.lead_id, {
        subcategory: hasOffer ? tradeSubcategories.offered : tradeSubcategories.requested,
        isComplete: !hasOffer,
        details: {
          ...(hasOffer ? { offer_price: formatCents(offer.offer_cents) } : {}),
          adjustments: adjustmentsText(offer) || 'None',
          ...fullResultDetails(site, result),
        },
      })
    if (changed && hasOffer)
      await queueReceiptEmail(client, site, {
        email: valuation.email,
        ...buildOfferEmail(site, { ...valuation, result, offer_cents: offer.offer_cents }),
        // Other answers may lead to another amount, which is a new offer.
        key: `offer ${valuation.id} ${String(offer.offer_cents)}`,
      })
    return changed
  })
}
