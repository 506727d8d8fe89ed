import type { QueryWord } from './query-words'
import { TypoRows } from './typo-rows'

const none = -1

/**
 * Sorted words read as a trie: each keeps the rows of the letters it shares with the one before, and a
 * beginning that cannot come within reach skips every word that shares it.
 */
export class TypoTrie {
  private readonly rows: TypoRows
  private readonly prefix: boolean
  private readonly typos: number
  private known = 0
  /** Words that share this many letters are out of reach; 0 when the last word was not. */
  private closedAt = 0

  constructor({ text, prefix, typos }: QueryWord) {
    this.rows = new TypoRows(text)
    this.prefix = prefix
    this.typos = typos
  }

  skips(shared: number): boolean {
    if (shared < this.known) this.known = shared
    return this.closedAt > 0 && shared >= this.closedAt
  }

  /** Typos to the word of these letters, of which `shared` are the last word's too; -1 beyond reach. */
  read(chars: Uint16Array, start: number, length: number, shared: number): number {
    const { rows } = this
    const penalty = rows.penalty(chars[start] as number)
    const reach = this.typos - penalty
    let depth = Math.min(this.known, shared)
    this.closedAt = 0
    while (depth < length) {
      depth += 1
      rows.read(depth, chars[start + depth - 1] as number)
      if (rows.floor(depth) <= reach) continue
      if (!this.prefix || rows.best(depth) > reach) this.closedAt = depth
      break
    }
    this.known = depth
    if (this.closedAt > 0) return none
    const cost = this.prefix ? rows.best(depth) : rows.distance(depth)
    return cost === 0 ? 0 : cost + penalty
  }
}
