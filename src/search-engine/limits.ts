import { filterLimits } from '@/src/domain/stock/filters/parse'

/** Limits of a request, so that none blocks the engine for the others. */
export const limits = {
  bodyBytes: 2 * 1024 * 1024,
  subRequests: 50,
  queryLength: 512,
  queryWords: 10,
  /** Interpretations of one query, created by synonyms of several words. */
  queryVariants: 6,
  wordLength: 64,
  filterLength: filterLimits.length,
  /** For one request, and for all its sub-requests together. */
  filterTerms: filterLimits.terms,
  /** Each one reads every record. */
  optionalFilters: 50,
  /** Corners of all areas of one parameter; each one is compared with every place of the index. */
  geoPoints: 1000,
  totalHits: 3000,
  totalWords: 100,
  facets: 100,
  facetValues: 1000,
  facetHits: 100,
  hitsPerPage: 1000,
  objects: 1000,
  /** For custom indexes, which are small compared with the stock and are always rebuilt completely. */
  recordBytes: 100_000,
  batch: 10_000,
  customIndexes: 100,
  customRecords: 50_000,
  parts: 5000,
  keys: 1000,
  /** A shopper's key contains the dealer's filter and is sent in a URL. */
  keyLength: 7168,
  events: 1000,
  /** Stored events per tenant; the oldest are deleted first. */
  storedEvents: 50_000,
  /** Requests with events that wait for the current one. */
  waitingEvents: 50,
  eventLength: 2048,
  /** Events per minute. The daily limit keeps one sender from displacing a dealer's other events. */
  eventCallsOfSender: 20,
  eventsOfSender: 2000,
  eventsOfSenderADay: 5000,
  eventCallsOfTenant: 600,
  eventsOfTenant: 10_000,
  /** Waiting requests with events, per tenant and per sender. */
  waitingEventsOfTenant: 10,
  waitingEventsOfSender: 3,
  /** Shoppers' requests waiting for the query threads: in total, per tenant and per sender. */
  waiting: 200,
  waitingOfTenant: 60,
  waitingOfSender: 16,
  /** Shoppers' requests in each query thread at once. A page's search waits for at most these. */
  atOnce: 2,
  /** Limits of one call with a shopper's key. */
  shopperHits: 1000,
  shopperAnswerLength: 3 * 1024 * 1024,
  shopperTagLength: 32,
  /** Milliseconds of thread time for one call with a shopper's key, checked between its parts. */
  shopperMs: 1500,
  optionalWordsLength: 1024,
  tagLength: 200,
  listItems: 200,
} as const
