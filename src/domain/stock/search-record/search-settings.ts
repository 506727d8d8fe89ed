import { type StockRecord, stockSorts } from './search-record'
import { searchableFacets } from '../fields/attribute-lists'
import { isListField, type ListField, listFields, type RangeField, rangeFields } from '../fields/search-fields'

/** The type refuses a facet of an attribute that the search record does not have. */
const facets: readonly (keyof StockRecord & ListField)[] = listFields
const ranges: readonly (keyof StockRecord & RangeField)[] = rangeFields

const filterOnlyAttributes = [
  'tenant_id',
  'show_on_dealer_website',
  'sold',
  'reserved',
  'location_id',
  'dealership_id',
] as const

/** Settings of the stock index in Algolia's format; both search drivers use the same object. */
export const stockIndexSettings = {
  searchableAttributes: [
    'make,model',
    'name,badge,series',
    'body,colour,fuel,transmission,drive',
    'stocknum,vin',
    'city,dealership_name,state',
    'unordered(filtered_features)',
  ],
  attributesForFaceting: [
    ...filterOnlyAttributes.map((name) => `filterOnly(${name})`),
    ...facets.map((name) => (searchableFacets.has(name) ? `searchable(${name})` : name)),
    ...ranges.filter((name) => !isListField(name)),
    'model_body',
  ],
  numericAttributesForFiltering: [...ranges, 'photos_count', 'sold_date_timestamp', 'created_at'],
  // Ties are newest first, here and in every other order.
  customRanking: ['desc(rank)', 'desc(created_at)', 'asc(objectID)'],
  // A feature one letter from a model would find most of the stock: “camery” is no camera.
  disableTypoToleranceOnAttributes: ['vin', 'stocknum', 'filtered_features'],
  unretrievableAttributes: [],
  maxValuesPerFacet: 1000,
  paginationLimitedTo: 20_000,
  replicas: {
    [stockSorts.latest]: ['desc(created_at)', 'asc(objectID)'],
    [stockSorts.price_desc]: ['desc(price)', 'desc(created_at)', 'asc(objectID)'],
    [stockSorts.price_asc]: ['asc(price)', 'desc(created_at)', 'asc(objectID)'],
    [stockSorts.km_asc]: ['asc(km)', 'desc(created_at)', 'asc(objectID)'],
  },
} as const
