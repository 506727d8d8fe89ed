import type { CollectionBeforeOperationHook, SanitizedCollectionConfig, Where } from 'payload'
import { type DayFields, withDealersDays } from '@/src/domain/time/day-filters'
import { findCurrentTimeZone } from '../fields/tenant-time-zone'

const namesOf = (
  { flattenedFields }: SanitizedCollectionConfig,
  matches: (field: SanitizedCollectionConfig['flattenedFields'][number]) => boolean,
): ReadonlySet<string> => new Set(flattenedFields.filter(matches).map(({ name }) => name))

const fieldsOf = (collection: SanitizedCollectionConfig): DayFields => ({
  moments: namesOf(collection, ({ type }) => type === 'date'),
  days: namesOf(collection, ({ custom }) => custom?.['isDay'] === true),
})

/**
 * Reads the days in the filters of a list by the dealer's clocks, for the list itself and for what staff do with all rows
 * that match (STF-03). Queries of our own code name moments, not days.
 */
export const readDayFilters: CollectionBeforeOperationHook = async ({ args, collection, overrideAccess, req }) => {
  const { where } = args as { readonly where?: Where }
  if (overrideAccess === true || req.user === null || !where || Object.keys(where).length === 0) return args
  const filter = withDealersDays(where, fieldsOf(collection), await findCurrentTimeZone(req))
  return { ...args, where: filter as Where } as typeof args
}
