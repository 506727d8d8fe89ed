import type { Scalar } from './attribute'
import { sharedF64 } from './shared-arrays'
import { compareText } from './string-table'
import type { NumericColumn } from './types'

const MAX_COMPARED_CHARS = 50

/** Collects one attribute's texts and gives each record its text's rank among all, for sorting by text. */
export class TextOrderBuilder {
  private readonly texts: (string | undefined)[] = []

  add([value]: readonly Scalar[]): void {
    this.texts.push(value === undefined ? undefined : String(value).slice(0, MAX_COMPARED_CHARS))
  }

  finish(): NumericColumn {
    const sorted = [...new Set(this.texts.filter((text) => text !== undefined))].sort(compareText)
    const ranks = new Map(sorted.map((text, rank) => [text, rank]))
    const values = sharedF64(this.texts.length)
    this.texts.forEach((text, doc) => (values[doc] = text === undefined ? Number.NaN : (ranks.get(text) ?? Number.NaN)))
    return { values, offsets: null }
  }
}
