import type { Scalar } from './attribute'
import { sharedF64, sharedU32 } from './shared-arrays'
import type { NumericColumn } from './types'

/** Collects the values of one numeric attribute, record by record; ignores values that are not numbers. */
export class NumericBuilder {
  private readonly values: number[] = []
  private readonly ends: number[] = []
  private hasLists = false

  add(values: readonly Scalar[]): void {
    const numbers = values.filter((value) => typeof value === 'number')
    if (numbers.length > 1) this.hasLists = true
    this.values.push(...(numbers.length > 0 ? numbers : [Number.NaN]))
    this.ends.push(this.values.length)
  }

  finish(): NumericColumn {
    const values = sharedF64(this.values.length)
    values.set(this.values)
    if (!this.hasLists) return { values, offsets: null }
    const offsets = sharedU32(this.ends.length + 1)
    offsets.set(this.ends, 1)
    return { values, offsets }
  }
}
