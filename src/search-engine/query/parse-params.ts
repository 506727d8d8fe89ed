import { limits } from '../limits'
import { badRequest } from '../request-error'

/** Parameters as received: JSON values, or strings if they were URL-encoded. */
export type RawParams = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const getParam = (params: RawParams, name: string): unknown => {
  const value = Object.hasOwn(params, name) ? params[name] : undefined
  return value === null ? undefined : value
}

export const getRawParam = getParam

export const parseTextParam = (params: RawParams, name: string, maxChars: number): string | undefined => {
  const value = getParam(params, name)
  if (value === undefined) return undefined
  if (typeof value !== 'string') throw badRequest(`Invalid value for "${name}" parameter, expected a string`)
  if (value.length > maxChars) throw badRequest(`"${name}" is longer than ${maxChars} characters`)
  return value
}

export const parseIntegerParam = (params: RawParams, name: string, max: number): number | undefined => {
  const value = getParam(params, name)
  if (value === undefined || value === '') return undefined
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0 || number > max)
    throw badRequest(`Invalid value for "${name}" parameter, expected an integer between 0 and ${max}`)
  return number
}

export const parseFlagParam = (params: RawParams, name: string): boolean => {
  const value = getParam(params, name)
  return value === true || value === 'true' || value === '1'
}

/** Parses a list of names: an array, a JSON array as text, or names separated by commas. */
export const parseNamesParam = (params: RawParams, name: string, maxNames: number): string[] | undefined => {
  const value = getParam(params, name)
  if (value === undefined) return undefined
  const list = typeof value === 'string' ? splitNames(name, value) : value
  if (!Array.isArray(list) || !list.every((item) => typeof item === 'string'))
    throw badRequest(`Invalid value for "${name}" parameter, expected an array of strings`)
  if (list.length > maxNames) throw badRequest(`"${name}" names more than ${maxNames} attributes`)
  return list
}

const splitNames = (name: string, text: string): unknown => {
  if (text.length > limits.filterLength) throw badRequest(`"${name}" is too long`)
  if (!text.trim().startsWith('[')) return text.split(',').filter((part) => part !== '')
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest(`Invalid JSON in "${name}" parameter`)
  }
}
