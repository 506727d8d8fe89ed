import { MAX_ATTRIBUTES } from '../segment/word-position'
import { badRequest } from '../request-error'
import { criteria, type IndexSettings } from '../settings'
import type { Settings } from './store'
import { assertSupported } from '../query/known-params'
import { listSettings, defaults, queryParameters, ownSettings, neutralValues } from './known-settings'
import type { FoundAttributes } from './found-attributes'

export const withDefaultSettings = (settings: Settings): Settings => ({ ...defaults, ...settings })

const legacyNames: Readonly<Record<string, string>> = { attributesToIndex: 'searchableAttributes', slaves: 'replicas' }

/** Applies a change of settings: null resets a setting, and unnamed ones stay. @throws RequestError 400 */
export const applySettingsChange = (before: Settings, change: Settings): Settings => {
  const after: Record<string, unknown> = { ...before }
  for (const [givenName, value] of Object.entries(change)) {
    const name = Object.hasOwn(legacyNames, givenName) ? (legacyNames[givenName] ?? givenName) : givenName
    if (name === '__proto__') continue
    if (value === null) delete after[name]
    else after[name] = assertSetting(name, value)
  }
  return after
}

const assertSetting = (name: string, value: unknown): unknown => {
  if (!ownSettings.has(name)) {
    assertSupported('setting', name, value, Object.hasOwn(neutralValues, name) ? neutralValues[name] : undefined)
    return value
  }
  if (!listSettings.includes(name)) return value
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string' && item.length <= 500))
    throw badRequest(`Invalid value for "${name}" setting, expected an array of strings`)
  if (value.length > 100) throw badRequest(`"${name}" names more than 100 attributes`)
  if (name === 'searchableAttributes' && splitNames(value).length > MAX_ATTRIBUTES)
    throw badRequest(`More than ${MAX_ATTRIBUTES} searchable attributes`)
  return value
}

const splitNames = (groups: readonly string[]): string[] => groups.flatMap((group) => group.split(','))

export const replicasOf = (settings: Settings): string[] =>
  stringsIn(settings.replicas).map((name) => name.replace(/^virtual\((.*)\)$/, '$1'))

export const stringsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
const boundedNumber = (value: unknown, fallback: number, max: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? Math.min(value, max) : fallback

/** Converts the settings to the engine's; like Algolia, derives those not set from the records. */
export const toEngineSettings = (settings: Settings, found: FoundAttributes): IndexSettings => {
  const searchable = stringsIn(settings.searchableAttributes)
  const numerics = stringsIn(settings.numericAttributesForFiltering).map((text) =>
    text.replace(/^equalOnly\((.*)\)$/, '$1'),
  )
  const facets = stringsIn(settings.attributesForFaceting).map((text) => text.replace(/^afterDistinct\((.*)\)$/, '$1'))
  return {
    searchableAttributes: searchable.length > 0 ? searchable : [...found.words].slice(0, MAX_ATTRIBUTES),
    attributesForFaceting: found.sorted.has('_tags') ? [...facets, 'filterOnly(_tags)'] : facets,
    numericAttributesForFiltering: numerics.length > 0 ? numerics : [...found.numbers],
    customRanking: stringsIn(settings.customRanking),
    disableTypoToleranceOnAttributes: stringsIn(settings.disableTypoToleranceOnAttributes),
    unretrievableAttributes: stringsIn(settings.unretrievableAttributes),
    maxValuesPerFacet: boundedNumber(settings.maxValuesPerFacet, 100, 1000),
    paginationLimitedTo: boundedNumber(settings.paginationLimitedTo, 1000, 20_000),
    replicas: {},
    ranking: settings.ranking === undefined ? criteria : stringsIn(settings.ranking),
    queryDefaults: { allowTyposOnNumericTokens: true, ...pickQueryDefaults(settings) },
    ...(typeof settings.attributeForDistinct === 'string' && { attributeForDistinct: settings.attributeForDistinct }),
    textual: [...found.sorted].filter((name) => name !== 'objectID' && !found.numbers.has(name)),
  }
}

const pickQueryDefaults = (settings: Settings): Settings =>
  Object.fromEntries(queryParameters.filter((name) => name in settings).map((name) => [name, settings[name]]))
