import { sharedU32, sharedU8 } from './shared-arrays'
import type { StringTable } from './types'

export const createStringTable = (strings: readonly string[]): StringTable => {
  const offsets = sharedU32(strings.length + 1)
  let length = 0
  strings.forEach((text, i) => {
    length += Buffer.byteLength(text)
    offsets[i + 1] = length
  })
  const bytes = sharedU8(length)
  const buffer = Buffer.from(bytes.buffer, 0, length)
  strings.forEach((text, i) => buffer.write(text, offsets[i] ?? 0))
  return { bytes, offsets }
}

export const tableSize = (table: StringTable): number => table.offsets.length - 1

export const stringAt = (table: StringTable, index: number): string => {
  const start = table.offsets[index] ?? 0
  const end = table.offsets[index + 1] ?? start
  return Buffer.from(table.bytes.buffer, table.bytes.byteOffset + start, end - start).toString('utf8')
}

/** Returns the first index in 0..size whose item is not below the target; `compare` returns item minus target. */
export const lowerBound = (size: number, compare: (index: number) => number): number => {
  let low = 0
  let high = size
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(middle) < 0) low = middle + 1
    else high = middle
  }
  return low
}

export const compareText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)
