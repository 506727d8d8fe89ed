import { TAG_ATTRIBUTE, type Clause, type FacetLiteral, type Literal } from '@/src/domain/stock/filters/ast'
import { findCodes } from '../segment/lookup'
import { stringAt, tableSize } from '../segment/string-table'
import type { FacetColumn, DocsByCode, NumericColumn, Segment } from '../segment/types'
import { toBounds, type Bounds } from './numeric-bounds'

/** Sets `bit` in `fails` for every record that does not match the clause. `scratch` holds one byte per record. */
export const markFailing = (
  segment: Segment,
  clause: Clause,
  bit: number,
  fails: Uint32Array,
  scratch: Uint8Array,
): void => {
  const column = singleColumn(segment, clause)
  if (column) return markFailingSingle(column, clause, bit, fails)
  const range = singleRange(segment, clause)
  if (range) return markFailingRange(range.values, range.bounds, bit, fails)
  scratch.fill(0, 0, segment.size)
  for (const group of groupLiterals(clause)) markGroup(segment, group, scratch)
  for (let doc = 0; doc < segment.size; doc += 1) if (scratch[doc] === 0) fails[doc] = (fails[doc] as number) | bit
}

const isPlainFacet = (literal: Literal): literal is FacetLiteral => literal.kind === 'facet' && !literal.negated

/** Returns the column of a clause that only lists values of one attribute with a single value per record. */
const singleColumn = (segment: Segment, clause: Clause): FacetColumn | undefined => {
  const name = clause[0]?.attribute
  if (name === undefined || !clause.every((literal) => isPlainFacet(literal) && literal.attribute === name))
    return undefined
  const column = facetColumn(segment, name)
  return column && !column.offsets ? column : undefined
}

type Range = { readonly values: Float64Array; readonly bounds: Bounds }

/** Returns the range of a clause that only limits one number with a single value per record. */
const singleRange = (segment: Segment, clause: Clause): Range | undefined => {
  const [literal, ...others] = clause
  if (!literal || literal.kind === 'facet' || others.length > 0) return undefined
  const column = numericColumn(segment, literal.attribute)
  const bounds = toBounds(literal)
  return column && !column.offsets && !bounds.negated ? { values: column.values, bounds } : undefined
}

const markFailingRange = (values: Float64Array, { low, high }: Bounds, bit: number, fails: Uint32Array): void => {
  for (let doc = 0; doc < values.length; doc += 1) {
    const value = values[doc] as number
    if (!(value >= low && value <= high)) fails[doc] = (fails[doc] as number) | bit
  }
}

const markFailingSingle = (column: FacetColumn, clause: Clause, bit: number, fails: Uint32Array): void => {
  const failing = new Uint32Array(tableSize(column.values)).fill(bit)
  for (const literal of clause) for (const code of findLiteralCodes(column, literal)) failing[code] = 0
  if (matchesAll(column, failing)) return
  const fill = column.codes instanceof Uint16Array ? failU16 : failU32
  fill(column.codes, failing, fails)
}

/** True if every record matches, such as for the tenant clause on a tenant's own records. */
const matchesAll = ({ codes, totals }: FacetColumn, failing: Uint32Array): boolean => {
  if (totals.length > 16) return false
  let holding = 0
  totals.forEach((total, code) => (holding += failing[code] === 0 ? total : 0))
  return holding === codes.length
}

/** Creates one function per array type, because a loop that sees both types is several times slower. */
const createFailLoop = () => (codes: Uint16Array | Uint32Array, failing: Uint32Array, fails: Uint32Array) => {
  for (let doc = 0; doc < codes.length; doc += 1)
    fails[doc] = (fails[doc] as number) | (failing[codes[doc] as number] as number)
}
const failU16 = createFailLoop()
const failU32 = createFailLoop()

/** Groups the values of each attribute; other literals form a group of one. */
const groupLiterals = (clause: Clause): Literal[][] => {
  const plain = new Map<string, Literal[]>()
  const groups: Literal[][] = []
  for (const literal of clause) {
    const group = isPlainFacet(literal) ? plain.get(literal.attribute) : undefined
    if (group) group.push(literal)
    else {
      const fresh = [literal]
      groups.push(fresh)
      if (isPlainFacet(literal)) plain.set(literal.attribute, fresh)
    }
  }
  return groups
}

const markGroup = (segment: Segment, group: readonly Literal[], holds: Uint8Array): void => {
  const [first] = group
  if (!first) return
  if (first.kind === 'facet')
    markFacet(facetColumn(segment, first.attribute), group, first.negated, holds, segment.size)
  else markNumbers(numericColumn(segment, first.attribute), toBounds(first), holds, segment.size)
}

export const facetColumn = (segment: Segment, name: string): FacetColumn | undefined =>
  Object.hasOwn(segment.facets, name) ? segment.facets[name] : undefined
const numericColumn = (segment: Segment, name: string): NumericColumn | undefined =>
  Object.hasOwn(segment.numerics, name) ? segment.numerics[name] : undefined

const findLiteralCodes = (column: FacetColumn, literal: Literal): number[] => {
  if (literal.kind !== 'facet') return []
  const codes = findCodes(column, literal.value)
  return literal.attribute === TAG_ATTRIBUTE
    ? codes.filter((code) => stringAt(column.values, code) === literal.value)
    : codes
}

const markFacet = (
  column: FacetColumn | undefined,
  literals: readonly Literal[],
  negated: boolean,
  holds: Uint8Array,
  size: number,
): void => {
  if (!column) return markMissing(negated, holds, size)
  const wantedCodes = literals.flatMap((literal) => findLiteralCodes(column, literal))
  if (column.docsByCode && !negated) return markHolders(column.docsByCode, wantedCodes, holds)
  const wanted = new Uint8Array(tableSize(column.values))
  for (const code of wantedCodes) wanted[code] = 1
  const found = negated ? 0 : 1
  for (let doc = 0; doc < size; doc += 1) if (hasCode(column, doc, wanted) === found) holds[doc] = 1
}

const hasCode = ({ codes, offsets }: FacetColumn, doc: number, wanted: Uint8Array): number => {
  if (!offsets) return wanted[codes[doc] as number] as number
  const end = offsets[doc + 1] as number
  let any = 0
  for (let i = offsets[doc] as number; i < end; i += 1) any |= wanted[codes[i] as number] as number
  return any
}

const markHolders = ({ offsets, docs }: DocsByCode, codes: readonly number[], holds: Uint8Array): void => {
  for (const code of codes) {
    const end = offsets[code + 1] as number
    for (let i = offsets[code] as number; i < end; i += 1) holds[docs[i] as number] = 1
  }
}

/** No record has an attribute that is not indexed, so all records match its negation. */
const markMissing = (negated: boolean, holds: Uint8Array, size: number): void => {
  if (negated) holds.fill(1, 0, size)
}

const markNumbers = (column: NumericColumn | undefined, bounds: Bounds, holds: Uint8Array, size: number): void => {
  const { low, high, negated } = bounds
  if (!column) return markMissing(negated, holds, size)
  if (!column.offsets && !negated) return markBetween(column.values, low, high, holds)
  for (let doc = 0; doc < size; doc += 1) if (hasNumber(column, doc, low, high) !== negated) holds[doc] = 1
}

const hasNumber = ({ values, offsets }: NumericColumn, doc: number, low: number, high: number): boolean => {
  const end = offsets ? (offsets[doc + 1] as number) : doc + 1
  for (let i = offsets ? (offsets[doc] as number) : doc; i < end; i += 1) {
    const value = values[i] as number
    if (value >= low && value <= high) return true
  }
  return false
}

const markBetween = (values: Float64Array, low: number, high: number, holds: Uint8Array): void => {
  for (let doc = 0; doc < values.length; doc += 1) {
    const value = values[doc] as number
    if (value >= low && value <= high) holds[doc] = 1
  }
}
