/** Plans an import before anything is written (STK-02). Pure: compares the feed's rows with the stored vehicles. */

export type Stored = {
  readonly id: string
  /** Numbered when several vehicles share a key: `key  #2`. */
  readonly key: string
  readonly hash: string
  /** Removed, or sold because it left the feed. */
  readonly gone: boolean
}

export type Incoming = { readonly key: string; readonly hash: string }

export type Change =
  | { readonly kind: 'create'; readonly index: number; readonly key: string }
  | { readonly kind: 'update'; readonly index: number; readonly key: string; readonly id: string }

export type ImportPlan = {
  readonly changes: readonly Change[]
  readonly unchanged: number
  /** Ids of stored vehicles to remove, because the feed no longer contains them. */
  readonly leaving: readonly string[]
  /** Number of vehicles that were in stock before the import. */
  readonly standing: number
}

/**
 * Returns the key of the n-th vehicle with one key; the first is not numbered. Normalised keys have no double spaces.
 */
export const numberedKey = (key: string, number: number): string => (number === 1 ? key : `${key}  #${number}`)

const numbered = /^([\s\S]+) {2}#(\d{1,6})$/u

type Slot = { readonly index: number; readonly hash: string; stored?: Stored; key?: string }

const storedByNumber = (key: string, stored: ReadonlyMap<string, Stored>, most: number): readonly Stored[] => {
  const found: Stored[] = []
  for (let number = 1; number <= most; number += 1) {
    const one = stored.get(numberedKey(key, number))
    if (one !== undefined) found.push(one)
  }
  return found
}

const claim = (slots: readonly Slot[], free: Set<Stored>, fits: (slot: Slot, one: Stored) => boolean): void => {
  for (const slot of slots) {
    if (slot.stored !== undefined) continue
    const one = [...free].find((candidate) => fits(slot, candidate))
    if (one === undefined) continue
    slot.stored = one
    free.delete(one)
  }
}

/**
 * Matches rows that share a key to stored vehicles by content first, and by number only then. So neither the order of
 * the file nor a sold duplicate gives one vehicle the address of another.
 */
const settleTwins = (key: string, slots: readonly Slot[], stored: ReadonlyMap<string, Stored>, most: number): void => {
  const candidates = storedByNumber(key, stored, Math.max(most, slots.length))
  const free = new Set(candidates)
  claim(slots, free, (slot, one) => !one.gone && one.hash === slot.hash)
  claim(slots, free, (slot, one) => one.hash === slot.hash)
  claim(slots, free, (_, one) => !one.gone)
  claim(slots, free, () => true)
  const taken = new Set(slots.flatMap((slot) => slot.stored?.key ?? []))
  let number = 1
  for (const slot of slots) {
    if (slot.stored !== undefined) continue
    while (taken.has(numberedKey(key, number))) number += 1
    slot.key = numberedKey(key, number)
    taken.add(slot.key)
  }
}

const highestNumbers = (stored: readonly Stored[]): ReadonlyMap<string, number> => {
  const highest = new Map<string, number>()
  for (const { key } of stored) {
    const match = numbered.exec(key)
    const [base, number] = match ? [match[1] ?? key, Number(match[2])] : [key, 1]
    highest.set(base, Math.max(highest.get(base) ?? 1, number))
  }
  return highest
}

const changeOf = (slot: Slot): Change | undefined => {
  if (slot.stored === undefined) return { kind: 'create', index: slot.index, key: slot.key ?? '' }
  if (slot.stored.hash === slot.hash && !slot.stored.gone) return undefined
  return { kind: 'update', index: slot.index, key: slot.stored.key, id: slot.stored.id }
}

/**
 * Plans the changes. `rejectedKeys` are those of rejected rows; their vehicles are still in the feed and are not
 * removed.
 */
export const planImport = (
  incoming: readonly Incoming[],
  stored: readonly Stored[],
  kept: ReadonlySet<string> = new Set(),
): ImportPlan => {
  const byKey = new Map(stored.map((one) => [one.key, one] as const))
  const highest = highestNumbers(stored)
  const groups = new Map<string, Slot[]>()
  incoming.forEach(({ key, hash }, index) => {
    const group = groups.get(key)
    if (group) group.push({ index, hash })
    else groups.set(key, [{ index, hash }])
  })
  for (const [key, slots] of groups) settleTwins(key, slots, byKey, highest.get(key) ?? 1)
  const slots = [...groups.values()].flat().sort((a, b) => a.index - b.index)
  const changes = slots.flatMap((slot) => changeOf(slot) ?? [])
  const present = new Set(slots.flatMap((slot) => slot.stored?.id ?? []))
  const standing = stored.filter((one) => !one.gone)
  const isKept = (key: string): boolean => kept.has(key) || kept.has(numbered.exec(key)?.[1] ?? key)
  return {
    changes,
    unchanged: slots.length - changes.length,
    leaving: standing.filter((one) => !present.has(one.id) && !isKept(one.key)).map((one) => one.id),
    standing: standing.length,
  }
}

/** Feeds with fewer vehicles than this may change completely. */
export const guardedYard = 10
export const guardedShare = 0.3

/** True when more than 30 % of a feed's vehicles would be removed at once, which suggests a truncated file. */
export const leavesTooMany = ({ leaving, standing }: Pick<ImportPlan, 'leaving' | 'standing'>): boolean =>
  standing >= guardedYard && leaving.length > standing * guardedShare
