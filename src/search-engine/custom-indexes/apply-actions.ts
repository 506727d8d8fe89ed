import { badRequest } from '../request-error'
import { isObject } from '../query/parse-params'
import { type Action, assertSize } from './actions'

/** The result of a batch for the records it touched. */
type BatchOutcome = {
  /** All previous records were removed. */
  cleared: boolean
  /** The index itself was removed, and nothing was saved afterwards. */
  dropped: boolean
  /** JSON by id; null for a removed record. */
  readonly records: Map<string, string | null>
}

/** Applies the operations in order. `known` returns a record as it was before the batch. */
export const applyActions = (actions: readonly Action[], known: (id: string) => string | undefined): BatchOutcome => {
  const outcome: BatchOutcome = { cleared: false, dropped: false, records: new Map() }
  const { records } = outcome
  const current = (id: string): string | undefined =>
    records.has(id) ? (records.get(id) ?? undefined) : outcome.cleared ? undefined : known(id)
  actions.forEach((action, position) => {
    if (action.kind === 'clear' || action.kind === 'drop') {
      outcome.cleared = true
      outcome.dropped = action.kind === 'drop'
      records.clear()
    } else if (action.kind === 'delete') records.set(action.id, null)
    else if (action.kind === 'save') {
      outcome.dropped = false
      records.set(action.id, JSON.stringify({ ...action.record, objectID: action.id }))
    } else {
      const changed = applyPartial(action, current(action.id), position)
      if (changed === null) return
      outcome.dropped = false
      records.set(action.id, changed)
    }
  })
  return outcome
}

const applyPartial = (
  { id, changes, create }: Extract<Action, { kind: 'partial' }>,
  before: string | undefined,
  position: number,
): string | null => {
  if (before === undefined && !create) return null
  const record: Record<string, unknown> = before === undefined ? {} : (JSON.parse(before) as Record<string, unknown>)
  for (const [name, change] of Object.entries(changes)) {
    if (name === 'objectID') continue
    const value = isOperation(change) ? applyOperation(record[name], change) : change
    if (value === skipUpdate) return null
    if (value !== undefined) setOwnProperty(record, name, value)
  }
  setOwnProperty(record, 'objectID', id)
  assertSize(record, id, position)
  return JSON.stringify(record)
}

const setOwnProperty = (record: Record<string, unknown>, name: string, value: unknown): void => {
  Object.defineProperty(record, name, { value, enumerable: true, writable: true, configurable: true })
}

type Operation = { readonly _operation: string; readonly value: unknown }
const isOperation = (change: unknown): change is Operation => isObject(change) && typeof change._operation === 'string'

/** Means that the update of the record is skipped completely. */
const skipUpdate = Symbol('ignored')

/** Returns the attribute's new value; undefined leaves it unchanged. */
const applyOperation = (before: unknown, { _operation: operation, value }: Operation): unknown => {
  if (operation === 'Add' || operation === 'AddUnique' || operation === 'Remove')
    return applyListOperation(operation, before, value)
  if (typeof value !== 'number') throw badRequest(`${operation} needs a number`)
  const number = before === undefined ? 0 : before
  return typeof number === 'number' ? applyNumberOperation(operation, number, value) : undefined
}

const applyNumberOperation = (operation: string, number: number, value: number): unknown => {
  switch (operation) {
    case 'Increment':
      return number + value
    case 'Decrement':
      return number - value
    case 'IncrementFrom':
      return number === value ? number + 1 : skipUpdate
    case 'IncrementSet':
      return value > number ? value : skipUpdate
    default:
      throw badRequest(`Unknown operation: ${operation.slice(0, 50)}`)
  }
}

const applyListOperation = (operation: string, before: unknown, value: unknown): unknown => {
  const list: unknown[] = Array.isArray(before) ? before : before === undefined ? [] : [before]
  if (operation === 'Remove') return list.filter((item) => item !== value)
  return operation === 'AddUnique' && list.includes(value) ? list : [...list, value]
}
