import { createHash } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'
import { omitEmpty } from '@/src/domain/omit-empty'
import { aboveFeedWarning } from '@/src/domain/panel/price-warnings'
import { feedPrice, planPrice } from '@/src/domain/stock/price-change/plan'
import type { PriceChangeRequest } from '@/src/domain/stock/price-change/request'
import { MAX_CHANGED_VEHICLES } from '@/src/domain/stock/price-change/input'
import { refusalTexts } from '@/src/domain/stock/price-change/texts'
import { type ChangeVehicle, findVehicles } from './find-vehicles'

/** The effect of a price change, before anything is written (STF-11). */

export type PlannedVehicle = ChangeVehicle & { readonly from: number; readonly to: number }
type RefusedVehicle = { readonly id: string; readonly name: string; readonly reason: string }

export type PriceChangePlan = {
  readonly planned: readonly PlannedVehicle[]
  readonly refused: readonly RefusedVehicle[]
}

const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name.localeCompare(other.name, 'en-AU', { numeric: true })

const refusalText = ({ other_change }: ChangeVehicle, reason: keyof typeof refusalTexts): string =>
  reason === 'other_change' ? `It’s in “${other_change ?? ''}” at that time.` : refusalTexts[reason]

/** Plans the change of each vehicle; undefined if there are too many for one transaction. */
export const planPriceChange = async (
  db: Pick<Pool | ClientBase, 'query'>,
  tenantId: string,
  request: PriceChangeRequest,
  options: { readonly lock?: boolean } = {},
): Promise<PriceChangePlan | undefined> => {
  const found = await findVehicles(db, { tenantId, filter: request.filter, period: request }, options)
  if (found.length > MAX_CHANGED_VEHICLES) return undefined
  const planned: PlannedVehicle[] = []
  const refused: RefusedVehicle[] = []
  for (const vehicle of found) {
    const plan = planPrice(vehicle, request.rule)
    if ('to' in plan) planned.push({ ...vehicle, ...plan })
    else refused.push({ id: vehicle.id, name: vehicle.name, reason: refusalText(vehicle, plan.reason) })
  }
  return { planned: planned.sort(byName), refused: refused.sort(byName) }
}

/** Differs if any vehicle or price does, so that staff never apply what they have not seen. */
export const fingerprintOf = ({ planned }: PriceChangePlan): string =>
  createHash('sha256')
    .update(JSON.stringify(planned.map(({ id, from, to }) => [id, from, to])))
    .digest('hex')

const MAX_ROWS = 500

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

type PreviewRow = {
  readonly id: string
  readonly name: string
  readonly from: number
  readonly to: number
  /** A warning about the new price. */
  readonly note?: string
}

const warningOf = (vehicle: PlannedVehicle): string | undefined => aboveFeedWarning(vehicle.to, feedPrice(vehicle))

const toRow = (vehicle: PlannedVehicle): PreviewRow => {
  const { id, name, from, to } = vehicle
  return { id, name, from, to, ...omitEmpty({ note: warningOf(vehicle) }) }
}

export type PriceChangePreview = {
  readonly count: number
  readonly rows: readonly PreviewRow[]
  /** Vehicles whose new price is above the one that they have without the dealer's own. */
  readonly aboveFeedCount: number
  readonly from: number
  readonly to: number
  readonly refusedCount: number
  readonly refused: readonly RefusedVehicle[]
  readonly fingerprint: string
}

/** The plan as the panel shows it: totals of all vehicles, and the first rows. */
export const toPreview = (plan: PriceChangePlan): PriceChangePreview => ({
  count: plan.planned.length,
  rows: plan.planned.slice(0, MAX_ROWS).map(toRow),
  aboveFeedCount: plan.planned.filter((vehicle) => warningOf(vehicle) !== undefined).length,
  from: sum(plan.planned.map(({ from }) => from)),
  to: sum(plan.planned.map(({ to }) => to)),
  refusedCount: plan.refused.length,
  refused: plan.refused.slice(0, MAX_ROWS),
  fingerprint: fingerprintOf(plan),
})
