/** A seeded random source: one seed gives the same stock on every machine. */
export type Random = {
  readonly next: () => number
  /** An integer from `low` to `high`, both included. */
  readonly integer: (low: number, high: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <T>(list: readonly [T, ...T[]]) => T
  readonly sample: <T>(list: readonly T[], count: number) => readonly T[]
  readonly text: (alphabet: string, length: number) => string
}

const hashText = (text: string): number => {
  let value = 2166136261
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619)
  return value >>> 0
}

/** Creates a Mulberry32 generator seeded by a text. */
export const createRandom = (seed: string): Random => {
  let state = hashText(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(list: readonly [T, ...T[]]): T => list[whole(0, list.length - 1)] ?? list[0]
  const sample = <T>(list: readonly T[], count: number): readonly T[] => {
    const remaining = list.map((one, at) => ({ one, at, order: next() }))
    const chosen = remaining.sort((a, b) => a.order - b.order).slice(0, Math.max(0, count))
    return chosen.sort((a, b) => a.at - b.at).map(({ one }) => one)
  }
  return {
    next,
    integer: whole,
    chance: (share) => next() < share,
    pick,
    sample,
    text: (alphabet, length) => Array.from({ length }, () => alphabet[whole(0, alphabet.length - 1)] ?? '').join(''),
  }
}

/** Picks one entry by weight. */
export const pickWeighted = <T>(random: Random, list: readonly (readonly [T, number])[]): T | undefined => {
  const total = list.reduce((sum, [, weight]) => sum + weight, 0)
  let remaining = random.next() * total
  for (const [one, weight] of list) {
    remaining -= weight
    if (remaining < 0) return one
  }
  return list.at(-1)?.[0]
}
