import type { QueryWord } from './query-words'
import { TypoRows } from './typo-rows'

const OUT_OF_REACH = -1

/**
 * Reads sorted words like a trie: rows of the prefix shared with the previous word are reused, and a prefix that is out
 * of reach skips every word with it.
 */
export class TypoTrie {
  private readonly rows: TypoRows
  private readonly prefix: boolean
  private readonly typos: number
  private readDepth = 0
  /** Words that share this many letters are out of reach; 0 if the last word was within reach. */
  private unreachableFrom = 0

  constructor({ text, prefix, typos }: QueryWord) {
    this.rows = new TypoRows(text)
    this.prefix = prefix
    this.typos = typos
  }

  canSkip(shared: number): boolean {
    if (shared < this.readDepth) this.readDepth = shared
    return this.unreachableFrom > 0 && shared >= this.unreachableFrom
  }

  /** Returns the typos to a word, of which the first `shared` letters equal the last word's; -1 if out of reach. */
  read(chars: Uint16Array, start: number, length: number, shared: number): number {
    const { rows } = this
    const penalty = rows.penalty(chars[start] as number)
    const reach = this.typos - penalty
    let depth = Math.min(this.readDepth, shared)
    this.unreachableFrom = 0
    while (depth < length) {
      depth += 1
      rows.read(depth, chars[start + depth - 1] as number)
      if (rows.floor(depth) <= reach) continue
      if (!this.prefix || rows.best(depth) > reach) this.unreachableFrom = depth
      break
    }
    this.readDepth = depth
    if (this.unreachableFrom > 0) return OUT_OF_REACH
    const cost = this.prefix ? rows.best(depth) : rows.distance(depth)
    return cost === 0 ? 0 : cost + penalty
  }
}
