/** Plans an import before anything is written (STK-02). Pure: compares the feed's rows with the stored vehicles. */

export type StoredVehicle = {
  readonly id: string
  /** Numbered when several vehicles share a key: `key  #2`. */
  readonly key: string
  readonly hash: string
  /** Removed, or sold because it left the feed. */
  readonly isRemoved: boolean
}

/**
 * Returns the key of the n-th vehicle with one key; the first is not numbered. Normalized keys have no double spaces.
 */
export const toNumberedKey = (key: string, number: number): string => (number === 1 ? key : `${key}  #${number}`)

export const NUMBERED_KEY_PATTERN = /^([\s\S]+) {2}#(\d{1,6})$/u

export type Slot = { readonly index: number; readonly hash: string; stored?: StoredVehicle; key?: string }

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
export const matchDuplicates = (
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

export const findHighestNumbers = (stored: readonly StoredVehicle[]): ReadonlyMap<string, number> => {
  const highest = new Map<string, number>()
  for (const { key } of stored) {
    const match = NUMBERED_KEY_PATTERN.exec(key)
    const [base, number] = match ? [match[1] ?? key, Number(match[2])] : [key, 1]
    highest.set(base, Math.max(highest.get(base) ?? 1, number))
  }
  return highest
}
