import { makeOf, makesBeginning } from './makes'
import { joinedModel, modelOf } from './models'
import { bare, known, tidy } from './words'

export type TitleParts = { readonly make: string; readonly model: string; readonly badge?: string }

const withoutStart = (text: string, start: string): string | undefined => {
  if (!text.toLowerCase().startsWith(start.toLowerCase())) return undefined
  const next = text.charAt(start.length)
  return next === '' || /\s/u.test(next) ? text.slice(start.length).trim() : undefined
}

type Mended = { readonly make: string; readonly rest: string; readonly mended: boolean }

/**
 * Completes a make that was cut at its first space: `Land` becomes `Land Rover` when the title continues with `Rover`.
 */
const mendMake = (rest: string, make: string): Mended => {
  for (const candidate of makesBeginning(make)) {
    const after = withoutStart(rest, candidate.words.join(' '))
    if (after !== undefined) return { make: candidate.make, rest: after, mended: true }
  }
  return { make: makeOf(make) ?? make, rest: withoutStart(rest, make) ?? rest, mended: false }
}

const driveInBrackets = /\((4x4|4x2|awd|fwd|rwd|2wd|4wd)\)/giu

const badgeFrom = (rest: string): string | undefined => {
  const badge = tidy(rest.replace(/\(no badge\)/giu, ' ').replace(driveInBrackets, (drive) => drive.toUpperCase()))
  return known(badge)?.slice(0, 100)
}

/**
 * Splits the model from the rest of the title. When the column does not match the title (a spreadsheet's `03-Sep` for
 * `9-3`), the title's next word is the model.
 */
const takeModel = (rest: string, make: string, column: string | undefined): readonly [model: string, rest: string] => {
  const several = joinedModel(make, rest)
  if (several !== undefined) return [several, rest.slice(several.length).trim()]
  const after = column === undefined ? undefined : withoutStart(rest, column)
  if (column !== undefined && after !== undefined) return [column, after]
  const [first = '', ...others] = rest.split(' ')
  return [first, others.join(' ')]
}

type Columns = { readonly year: number; readonly make: string; readonly model?: string | undefined }

const fromColumns = ({ make, model }: Columns): TitleParts | undefined => {
  const whole = makeOf(make) ?? make
  const named = modelOf(model ?? '', whole)
  return named === undefined ? undefined : { make: whole, model: named }
}

const afterMake = (title: string | undefined, { year, make }: Columns): Mended | undefined => {
  const afterYear = title === undefined ? undefined : withoutStart(tidy(title), String(year))
  if (afterYear === undefined) return undefined
  const found = mendMake(afterYear, make)
  return found.rest === '' || found.rest === afterYear ? undefined : found
}

/**
 * Parses make, model and badge from a listing's title (`2017 Land Rover Range Rover Evoque TD4`), which is complete
 * even where the columns were cut at their first space. A title that does not begin with year and make is ignored.
 */
export const titleParts = (title: string | undefined, columns: Columns): TitleParts | undefined => {
  const found = afterMake(title, columns)
  if (found === undefined) return fromColumns(columns)
  const tail = found.mended && bare(found.make).endsWith(bare(columns.model ?? ''))
  const [model, rest] = takeModel(found.rest, found.make, tail ? undefined : columns.model)
  const badge = badgeFrom(rest)
  return { make: found.make, model: modelOf(model, found.make) ?? model, ...(badge === undefined ? {} : { badge }) }
}
