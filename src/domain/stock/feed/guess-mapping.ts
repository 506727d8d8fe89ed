import { toMatchKey } from '../normalize/text'
import { feedFieldNames, type FeedField } from './fields'
import { columnNamesOf, type Mapping, type MappingColumn } from './mapping'
import { toMappingName } from './mapping-draft'

const indexKnownColumns = (builtIn: readonly Mapping[]): ReadonlyMap<string, MappingColumn> => {
  const found = new Map<string, MappingColumn>()
  for (const field of feedFieldNames) found.set(toMatchKey(field), { column: field, field })
  for (const column of builtIn.flatMap((one) => one.columns)) {
    for (const name of columnNamesOf(column)) if (!found.has(toMatchKey(name))) found.set(toMatchKey(name), column)
  }
  return found
}

/**
 * Creates a first draft from a file's columns: those the built-in mappings know by name are mapped, each field once.
 */
export const guessMapping = (columns: readonly string[], builtIn: readonly Mapping[], feedKey: string): Mapping => {
  const words = indexKnownColumns(builtIn)
  const filled = new Set<FeedField>()
  const guessed = columns.flatMap((name): MappingColumn[] => {
    const match = words.get(toMatchKey(name))
    if (match === undefined || filled.has(match.field)) return []
    filled.add(match.field)
    return [
      { column: name, field: match.field, ...(match.transform === undefined ? {} : { transform: match.transform }) },
    ]
  })
  const key = guessed.find(({ field }) => field === 'stocknum') ?? guessed.find(({ field }) => field === 'vin')
  return {
    name: toMappingName(feedKey),
    label: 'Custom mapping',
    key: { columns: key === undefined ? [''] : [...columnNamesOf(key)], duplicates: 'reject' },
    columns: guessed,
  }
}
