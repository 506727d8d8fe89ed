import { RequestError } from '../request-error'
import type { IndexPlan } from '../settings'
import { requireAdmin } from './caller'
import type { Call } from './types'

/** Returns the settings shared by both drivers as JSON; those of a replica contain its primary. */
export const renderIndexSettings = (plan: IndexPlan, index: string): string => {
  const sort = plan.sorts.findIndex((order) => order.index === index)
  if (sort < 0) throw new RequestError(404, `Index ${index.slice(0, 200)} does not exist`)
  const { replicas, customRanking, ...settings } = plan.settings
  if (sort === 0) return JSON.stringify({ ...settings, customRanking, replicas: Object.keys(replicas), version: 2 })
  return JSON.stringify({
    ...settings,
    customRanking,
    ranking: replicas[index] ?? [],
    primary: plan.primary,
    version: 2,
  })
}

export const getStockSettings = (call: Call, index: string): string => {
  requireAdmin(call.caller)
  return renderIndexSettings(call.context.plan, index)
}

/** Every task is published, because a change is published before its call is answered. */
export const getTaskStatus = (call: Call): string => {
  requireAdmin(call.caller)
  return '{"status":"published"}'
}
