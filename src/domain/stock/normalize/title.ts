import { normalizeMake, findMakesStartingWith } from './makes'
import { findMultiWordModel, normalizeModel } from './models'
import { collapseSpaces } from '@/src/domain/text/format-text'
import { toMatchKey, toKnownText } from './text'

export type TitleParts = { readonly make: string; readonly model: string; readonly badge?: string }

const removePrefix = (text: string, start: string): string | undefined => {
  if (!text.toLowerCase().startsWith(start.toLowerCase())) return undefined
  const next = text.charAt(start.length)
  return next === '' || /\s/u.test(next) ? text.slice(start.length).trim() : undefined
}

type MakeMatch = { readonly make: string; readonly rest: string; readonly isRejoined: boolean }

/**
 * Completes a make that was cut at its first space: `Land` becomes `Land Rover` when the title continues with `Rover`.
 */
const matchMake = (rest: string, make: string): MakeMatch => {
  for (const candidate of findMakesStartingWith(make)) {
    const after = removePrefix(rest, candidate.words.join(' '))
    if (after !== undefined) return { make: candidate.make, rest: after, isRejoined: true }
  }
  return { make: normalizeMake(make) ?? make, rest: removePrefix(rest, make) ?? rest, isRejoined: false }
}

const DRIVE_IN_BRACKETS = /\((4x4|4x2|awd|fwd|rwd|2wd|4wd)\)/giu

const parseBadge = (rest: string): string | undefined => {
  const badge = collapseSpaces(
    rest.replace(/\(no badge\)/giu, ' ').replace(DRIVE_IN_BRACKETS, (drive) => drive.toUpperCase()),
  )
  return toKnownText(badge)?.slice(0, 100)
}

/**
 * Splits the model from the rest of the title. When the column does not match the title (a spreadsheet's `03-Sep` for
 * `9-3`), the title's next word is the model.
 */
const splitModel = (rest: string, make: string, column: string | undefined): readonly [model: string, rest: string] => {
  const multiWord = findMultiWordModel(make, rest)
  if (multiWord !== undefined) return [multiWord, rest.slice(multiWord.length).trim()]
  const after = column === undefined ? undefined : removePrefix(rest, column)
  if (column !== undefined && after !== undefined) return [column, after]
  const [first = '', ...others] = rest.split(' ')
  return [first, others.join(' ')]
}

type TitleColumns = { readonly year: number; readonly make: string; readonly model?: string | undefined }

const partsFromColumns = ({ make, model }: TitleColumns): TitleParts | undefined => {
  const fullMake = normalizeMake(make) ?? make
  const modelName = normalizeModel(model ?? '', fullMake)
  return modelName === undefined ? undefined : { make: fullMake, model: modelName }
}

const findMake = (title: string | undefined, { year, make }: TitleColumns): MakeMatch | undefined => {
  const afterYear = title === undefined ? undefined : removePrefix(collapseSpaces(title), String(year))
  if (afterYear === undefined) return undefined
  const found = matchMake(afterYear, make)
  return found.rest === '' || found.rest === afterYear ? undefined : found
}

/**
 * Parses make, model and badge from a listing's title (`2017 Land Rover Range Rover Evoque TD4`), which is complete
 * even where the columns were cut at their first space. A title that does not begin with year and make is ignored.
 */
export const parseTitle = (title: string | undefined, columns: TitleColumns): TitleParts | undefined => {
  const found = findMake(title, columns)
  if (found === undefined) return partsFromColumns(columns)
  const tail = found.isRejoined && toMatchKey(found.make).endsWith(toMatchKey(columns.model ?? ''))
  const [model, rest] = splitModel(found.rest, found.make, tail ? undefined : columns.model)
  const badge = parseBadge(rest)
  return {
    make: found.make,
    model: normalizeModel(model, found.make) ?? model,
    ...(badge === undefined ? {} : { badge }),
  }
}
