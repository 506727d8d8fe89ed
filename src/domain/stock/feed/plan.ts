import {
  type StoredVehicle,
  NUMBERED_KEY_PATTERN,
  type Slot,
  matchDuplicates,
  findHighestNumbers,
} from './match-duplicates'

export type IncomingRow = { readonly key: string; readonly hash: string }

export type VehicleChange =
  | { readonly kind: 'create'; readonly index: number; readonly key: string }
  | { readonly kind: 'update'; readonly index: number; readonly key: string; readonly id: string }

export type ImportPlan = {
  readonly changes: readonly VehicleChange[]
  readonly unchanged: number
  /** Ids of stored vehicles to remove, because the feed no longer contains them. */
  readonly missingIds: readonly string[]
  /** Number of vehicles that were in stock before the import. */
  readonly existingCount: number
}

const toChange = (slot: Slot): VehicleChange | undefined => {
  if (slot.stored === undefined) return { kind: 'create', index: slot.index, key: slot.key ?? '' }
  if (slot.stored.hash === slot.hash && !slot.stored.isRemoved) return undefined
  return { kind: 'update', index: slot.index, key: slot.stored.key, id: slot.stored.id }
}

/**
 * Plans the changes. `rejectedKeys` are those of rejected rows; their vehicles are still in the feed and are not
 * removed.
 */
export const planImport = (
  incoming: readonly IncomingRow[],
  stored: readonly StoredVehicle[],
  rejectedKeys: ReadonlySet<string> = new Set(),
): ImportPlan => {
  const byKey = new Map(stored.map((one) => [one.key, one] as const))
  const highest = findHighestNumbers(stored)
  const groups = new Map<string, Slot[]>()
  incoming.forEach(({ key, hash }, index) => {
    const group = groups.get(key)
    if (group) group.push({ index, hash })
    else groups.set(key, [{ index, hash }])
  })
  for (const [key, slots] of groups) matchDuplicates(key, slots, byKey, highest.get(key) ?? 1)
  const slots = [...groups.values()].flat().sort((a, b) => a.index - b.index)
  const changes = slots.flatMap((slot) => toChange(slot) ?? [])
  const matchedIds = new Set(slots.flatMap((slot) => slot.stored?.id ?? []))
  const existing = stored.filter((one) => !one.isRemoved)
  const hasRejectedRow = (key: string): boolean =>
    rejectedKeys.has(key) || rejectedKeys.has(NUMBERED_KEY_PATTERN.exec(key)?.[1] ?? key)
  return {
    changes,
    unchanged: slots.length - changes.length,
    missingIds: existing.filter((one) => !matchedIds.has(one.id) && !hasRejectedRow(one.key)).map((one) => one.id),
    existingCount: existing.length,
  }
}
