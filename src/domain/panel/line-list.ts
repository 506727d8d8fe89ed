import { addressesSchema, linesSchema } from '../stock/vehicle/vehicle-parts-schema'

/** Parts of a vehicle that staff type as lines: texts, or web addresses. */
export type LineListPart = 'lines' | 'addresses'

const schemas = { lines: linesSchema, addresses: addressesSchema } as const

/** Splits typed text into its lines, without blank ones and repetitions. */
export const toLines = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/\r?\n/u)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

/** Describes the first problem of a list; undefined if every line is right. */
export const findLineProblem = (part: LineListPart, lines: readonly string[]): string | undefined => {
  const { success, error } = schemas[part].safeParse(lines)
  if (success) return undefined
  const at = error.issues[0]?.path[0]
  if (typeof at !== 'number') return 'The list has too many lines.'
  const problem =
    part === 'addresses' ? 'enter a web address, such as https://www.example.com.au.' : 'use at most 500 characters.'
  return `Line ${String(at + 1)}: ${problem}`
}
