/** Plans an import before anything is written (STK-02). Pure: compares the feed's rows with the stored vehicles. */

export type StoredVehicle = {
  readonly id: string
  /** Numbered when several vehicles share a key: `key  #2`. */
  readonly key: string
  readonly hash: string
  /** Removed, or sold because it left the feed. */
  readonly isRemoved: boolean
}

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

/**
 * Returns the key of the n-th vehicle with one key; the first is not numbered. Normalized keys have no double spaces.
 */
export const toNumberedKey = (key: string, number: number): string => (number === 1 ? key : `${key}  #${number}`)

const NUMBERED_KEY_PATTERN = /^([\s\S]+) {2}#(\d{1,6})$/u

type Slot = { readonly index: number; readonly hash: string; stored?: StoredVehicle; key?: string }

const listNumberedVehicles = (
  key: string,
  stored: ReadonlyMap<string, StoredVehicle>,
  maxNumber: number,
): readonly StoredVehicle[] => {
  const found: StoredVehicle[] = []
  for (let number = 1; number <= maxNumber; number += 1) {
    const one = stored.get(toNumberedKey(key, number))
    if (one !== undefined) found.push(one)
  }
  return found
}

const assignVehicles = (
  slots: readonly Slot[],
  unassigned: Set<StoredVehicle>,
  fits: (slot: Slot, one: StoredVehicle) => boolean,
): void => {
  for (const slot of slots) {
    if (slot.stored !== undefined) continue
    const one = [...unassigned].find((candidate) => fits(slot, candidate))
    if (one === undefined) continue
    slot.stored = one
    unassigned.delete(one)
  }
}

/**
 * Matches rows that share a key to stored vehicles by content first, and by number only then. So neither the order of
 * the file nor a sold duplicate gives one vehicle the address of another.
 */
const matchDuplicates = (
  key: string,
  slots: readonly Slot[],
  stored: ReadonlyMap<string, StoredVehicle>,
  maxNumber: number,
): void => {
  const candidates = listNumberedVehicles(key, stored, Math.max(maxNumber, slots.length))
  const unassigned = new Set(candidates)
  assignVehicles(slots, unassigned, (slot, one) => !one.isRemoved && one.hash === slot.hash)
  assignVehicles(slots, unassigned, (slot, one) => one.hash === slot.hash)
  assignVehicles(slots, unassigned, (_, one) => !one.isRemoved)
  assignVehicles(slots, unassigned, () => true)
  const usedKeys = new Set(slots.flatMap((slot) => slot.stored?.key ?? []))
  let number = 1
  for (const slot of slots) {
    if (slot.stored !== undefined) continue
    while (usedKeys.has(toNumberedKey(key, number))) number += 1
    slot.key = toNumberedKey(key, number)
    usedKeys.add(slot.key)
  }
}

const findHighestNumbers = (stored: readonly StoredVehicle[]): ReadonlyMap<string, number> => {
  const highest = new Map<string, number>()
  for (const { key } of stored) {
    const match = NUMBERED_KEY_PATTERN.exec(key)
    const [base, number] = match ? [match[1] ?? key, Number(match[2])] : [key, 1]
    highest.set(base, Math.max(highest.get(base) ?? 1, number))
  }
  return highest
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

/** The largest part of a feed's vehicles that an import removes without being allowed to. */
export const MAX_REMOVAL_SHARE = 0.3

const isTooMany = (removed: number, existing: number): boolean => removed > 1 && removed > existing * MAX_REMOVAL_SHARE

/**
 * True when too many of a feed's vehicles would be removed at once, which suggests a truncated file. One vehicle may
 * always leave: in a feed of two or three that is a sale.
 */
export const removesTooMany = ({
  missingIds,
  existingCount,
}: Pick<ImportPlan, 'missingIds' | 'existingCount'>): boolean => isTooMany(missingIds.length, existingCount)

/** Counts the vehicles that a feed loses at least if a file with so many rows is all of its stock. */
export const minRemovals = (rows: number, existing: number): number => Math.max(0, existing - rows)

/**
 * Decides whether an import in steps takes a file for all of the feed's stock until staff choose (STF-05). Not if that
 * would remove too many vehicles for its size, nor if the feed's last file was only a part.
 */
export const isProbablyComplete = ({
  rows,
  existing,
  wasComplete,
}: {
  readonly rows: number
  readonly existing: number
  readonly wasComplete: boolean
}): boolean => wasComplete && !isTooMany(minRemovals(rows, existing), existing)
