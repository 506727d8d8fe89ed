import { limits } from '../limits'
import { badRequest } from '../request-error'

/** Parameters as received: JSON values, or strings if they were URL-encoded. */
export type RawParams = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const given = (params: RawParams, name: string): unknown => {
  const value = Object.hasOwn(params, name) ? params[name] : undefined
  return value === null ? undefined : value
}

export const readValue = given

export const readText = (params: RawParams, name: string, longest: number): string | undefined => {
  const value = given(params, name)
  if (value === undefined) return undefined
  if (typeof value !== 'string') throw badRequest(`Invalid value for "${name}" parameter, expected a string`)
  if (value.length > longest) throw badRequest(`"${name}" is longer than ${longest} characters`)
  return value
}

export const readInteger = (params: RawParams, name: string, largest: number): number | undefined => {
  const value = given(params, name)
  if (value === undefined || value === '') return undefined
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0 || number > largest)
    throw badRequest(`Invalid value for "${name}" parameter, expected an integer between 0 and ${largest}`)
  return number
}

export const readFlag = (params: RawParams, name: string): boolean => {
  const value = given(params, name)
  return value === true || value === 'true' || value === '1'
}

/** Parses a list of names: an array, a JSON array as text, or names separated by commas. */
export const readNames = (params: RawParams, name: string, most: number): string[] | undefined => {
  const value = given(params, name)
  if (value === undefined) return undefined
  const list = typeof value === 'string' ? namesIn(name, value) : value
  if (!Array.isArray(list) || !list.every((item) => typeof item === 'string'))
    throw badRequest(`Invalid value for "${name}" parameter, expected an array of strings`)
  if (list.length > most) throw badRequest(`"${name}" names more than ${most} attributes`)
  return list
}

const namesIn = (name: string, text: string): unknown => {
  if (text.length > limits.filterLength) throw badRequest(`"${name}" is too long`)
  if (!text.trim().startsWith('[')) return text.split(',').filter((part) => part !== '')
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest(`Invalid JSON in "${name}" parameter`)
  }
}
