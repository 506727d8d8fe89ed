import type { Scalar } from './attribute'
import { GrowingU32, sharedF64, sharedU16, sharedU32 } from './shared-arrays'
import { foldText } from '../text/tokenise'
import { compareText, createStringTable } from './string-table'
import type { FacetColumn, DocsByCode } from './types'

/** Collects the values of one facet attribute, record by record. */
export class FacetBuilder {
  private readonly codeByText = new Map<string, number>()
  private readonly texts: string[] = []
  private readonly codes = new GrowingU32()
  private readonly ends = new GrowingU32()
  private hasLists = false
  private isNumeric = false

  add(values: readonly Scalar[]): void {
    const start = this.codes.length
    for (const value of values) {
      if (typeof value === 'number') this.isNumeric = true
      this.addCode(start, String(value))
    }
    const count = this.codes.length - start
    if (count > 1) this.hasLists = true
    this.ends.push(this.codes.length)
  }

  finish(): FacetColumn {
    const sorted = this.texts.map((text, code) => ({ text, folded: foldText(text), code }))
    sorted.sort((a, b) => compareText(a.folded, b.folded) || compareText(a.text, b.text))
    const final = new Uint32Array(sorted.length)
    sorted.forEach(({ code }, i) => (final[code] = i + 1))
    const size = sorted.length + 1
    const { codes, offsets } = this.hasLists ? this.buildLists(final, size) : this.buildSingles(final, size)
    const totals = sharedU32(size)
    for (const code of codes) totals[code] = (totals[code] as number) + 1
    totals[0] = 0
    const values = createStringTable(['', ...sorted.map(({ text }) => text)])
    const holders = offsets ? buildDocsByCode(codes, offsets, totals) : null
    return {
      codes,
      offsets,
      docsByCode: holders,
      values,
      totals,
      numbers: this.isNumeric ? toNumbers(sorted.map(({ text }) => text)) : null,
    }
  }

  /** A repeated value counts once per record. */
  private addCode(start: number, text: string): void {
    let code = this.codeByText.get(text)
    if (code === undefined) {
      code = this.texts.length
      this.codeByText.set(text, code)
      this.texts.push(text)
    }
    for (let i = start; i < this.codes.length; i += 1) if (this.codes.values[i] === code) return
    this.codes.push(code)
  }

  private buildLists(final: Uint32Array, size: number): Pick<FacetColumn, 'codes' | 'offsets'> {
    const codes = createCodeArray(this.codes.length, size)
    for (let i = 0; i < codes.length; i += 1) codes[i] = final[this.codes.values[i] as number] as number
    const offsets = sharedU32(this.ends.length + 1)
    offsets.set(this.ends.values.subarray(0, this.ends.length), 1)
    return { codes, offsets }
  }

  private buildSingles(final: Uint32Array, size: number): Pick<FacetColumn, 'codes' | 'offsets'> {
    const codes = createCodeArray(this.ends.length, size)
    let start = 0
    for (let doc = 0; doc < codes.length; doc += 1) {
      const end = this.ends.values[doc] as number
      if (end > start) codes[doc] = final[this.codes.values[start] as number] as number
      start = end
    }
    return { codes, offsets: null }
  }
}

const buildDocsByCode = (codes: Uint16Array | Uint32Array, lists: Uint32Array, totals: Uint32Array): DocsByCode => {
  const offsets = sharedU32(totals.length + 1)
  totals.forEach((total, code) => (offsets[code + 1] = (offsets[code] as number) + total))
  const next = offsets.slice()
  const docs = sharedU32(codes.length)
  for (let doc = 0; doc + 1 < lists.length; doc += 1)
    for (let i = lists[doc] as number; i < (lists[doc + 1] as number); i += 1) {
      const code = codes[i] as number
      docs[next[code] as number] = doc
      next[code] = (next[code] as number) + 1
    }
  return { offsets, docs }
}

const createCodeArray = (length: number, size: number): Uint16Array | Uint32Array =>
  size <= 0xffff ? sharedU16(length) : sharedU32(length)

const toNumbers = (texts: readonly string[]): Float64Array => {
  const numbers = sharedF64(texts.length + 1)
  numbers[0] = Number.NaN
  texts.forEach((text, i) => (numbers[i + 1] = Number(text)))
  return numbers
}
