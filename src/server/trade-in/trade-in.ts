import 'server-only'
import type { LeadForm, LeadOrigin } from '@/src/domain/leads/submitted-lead'
import type { Site } from '@/src/domain/tenancy/site'
import type { ValuationRecord } from '@/src/domain/trade-in/valuation-record'
import { database } from '@/src/server/database'
import { findVehicle } from '@/src/server/vehicles/find-vehicle'
import { formText } from '@/src/services/leads/lead-request'
import { saveResult } from '@/src/services/trade-in/save-result'
import { secondsToWaitForValuation, startValuation } from '@/src/services/trade-in/start-valuation'
import { type StepResult, tradeInSteps } from '@/src/services/trade-in/steps'
import { findValuation } from '@/src/services/trade-in/valuation-store'

/** Finds a dealer's valuation by its token; null for another's or an invalid one. */
export const findTradeIn = async (tenantId: string, token: string): Promise<ValuationRecord | null> =>
  findValuation(await database(), tenantId, token)

/** Seconds until this sender may request another valuation; 0 if it may now. */
export const secondsToWaitForTradeIn = async (site: Pick<Site, 'id'>, sender: string | null): Promise<number> =>
  secondsToWaitForValuation(await database(), site, sender)

/** Handles the first step of a trade-in, with the contact details (TRD-02). */
export const startTradeIn = async (site: Site, form: LeadForm, origin: LeadOrigin, shopperId: string | null) =>
  startValuation(await database(), {
    site,
    form,
    origin,
    vehicle: await findVehicle(site.id, formText(form, 'car_id')),
    shopperId,
  })

type TradeInStep = keyof typeof tradeInSteps

/** Returns whether a trade-in has a step of this name after the first. */
export const isTradeInStep = (step: string): step is TradeInStep => Object.hasOwn(tradeInSteps, step)

/** Handles a later step (TRD-02). */
export const takeTradeInStep = async (
  site: Site,
  step: TradeInStep,
  token: string,
  form: LeadForm,
): Promise<StepResult> => tradeInSteps[step](await database(), site, token, form)

/** Stores the result of a valuation with its lead (TRD-02). */
export const saveTradeInResult = async (site: Site, body: unknown) => saveResult(await database(), site, body)
