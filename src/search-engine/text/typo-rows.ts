import { limits } from '../limits'

/**
 * Optimal string alignment distance (insert, delete, replace, swap neighbours) from a typed word to a word read letter
 * by letter. Rows are kept, so that the next word can continue after their common prefix.
 */
export class TypoRows {
  private readonly width: number
  private readonly rows: Uint8Array
  private readonly letters = new Uint16Array(limits.wordLength + 1)
  /** The smallest distance of any prefix read so far, and a lower bound for any continuation. */
  private readonly bests = new Uint8Array(limits.wordLength + 1)
  private readonly floors = new Uint8Array(limits.wordLength + 1)
  private readonly typed: Uint16Array

  constructor(text: string) {
    this.typed = Uint16Array.from(text, (_, i) => text.charCodeAt(i))
    this.width = text.length + 1
    this.rows = new Uint8Array(this.width * (limits.wordLength + 1))
    for (let j = 0; j < this.width; j += 1) this.rows[j] = j
    this.bests[0] = 255
  }

  /** Reads the word's letter number `depth` (from 1), after the earlier ones. */
  read(depth: number, letter: number): void {
    const { rows, width, typed, letters } = this
    letters[depth] = letter
    const row = depth * width
    const above = row - width
    rows[row] = depth
    let floor = depth
    for (let j = 1; j < width; j += 1) {
      const same = typed[j - 1] === letter ? 0 : 1
      let cost = Math.min(
        (rows[above + j - 1] as number) + same,
        (rows[above + j] as number) + 1,
        (rows[row + j - 1] as number) + 1,
      )
      if (depth > 1 && j > 1 && same === 1 && typed[j - 2] === letter && typed[j - 1] === letters[depth - 1])
        cost = Math.min(cost, (rows[above - width + j - 2] as number) + 1)
      rows[row + j] = cost
      if (cost < floor) floor = cost
    }
    this.floors[depth] = floor
    this.bests[depth] = Math.min(this.bests[depth - 1] as number, this.distance(depth))
  }

  /** A different first letter counts as one more typo. */
  penalty(letter: number): number {
    return letter === this.typed[0] ? 0 : 1
  }
  distance(depth: number): number {
    return this.rows[depth * this.width + this.width - 1] as number
  }
  best(depth: number): number {
    return this.bests[depth] as number
  }
  floor(depth: number): number {
    return this.floors[depth] as number
  }
}

/** Returns the typos between a typed word and a word, or its best prefix; used by ranking and highlighting. */
export const computeTypoCost = (typedWord: string, word: string, prefix: boolean): number => {
  const rows = new TypoRows(typedWord)
  for (let i = 0; i < word.length; i += 1) rows.read(i + 1, word.charCodeAt(i))
  const cost = prefix ? rows.best(word.length) : rows.distance(word.length)
  return cost + rows.penalty(word.charCodeAt(0))
}
