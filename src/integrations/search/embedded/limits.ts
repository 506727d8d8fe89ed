import { filterLimits } from '@/src/domain/stock/filters/parse'

/** What one request may ask for, so that none keeps the engine from the others. */
export const limits = {
  bodyBytes: 2 * 1024 * 1024,
  subRequests: 50,
  queryLength: 512,
  queryWords: 10,
  /** Ways to read one query that synonyms of several words make. */
  queryVariants: 6,
  wordLength: 64,
  filterLength: filterLimits.length,
  /** Of a request and of all its sub-requests together. */
  filterTerms: filterLimits.terms,
  /** Each costs a look at every record. */
  optionalFilters: 50,
  totalHits: 3000,
  totalWords: 100,
  facets: 100,
  facetValues: 1000,
  facetHits: 100,
  hitsPerPage: 1000,
  objects: 1000,
  /** Of the indexes written over the protocol: they are small beside the stock, and built whole. */
  recordBytes: 100_000,
  batch: 10_000,
  namedIndexes: 100,
  namedRecords: 50_000,
  parts: 5000,
  keys: 1000,
  /** A shopper's key holds the dealer's own filter; it travels in an address. */
  keyLength: 7168,
  events: 1000,
  /** Kept of one tenant; the oldest go first. */
  keptEvents: 50_000,
  /** Requests with events that wait for the one before. */
  waitingEvents: 50,
  eventLength: 2048,
  /** Events in whole minutes; a day's keep one sender from pushing out what a dealer has. */
  eventCallsOfSender: 20,
  eventsOfSender: 2000,
  eventsOfSenderADay: 5000,
  eventCallsOfTenant: 600,
  eventsOfTenant: 10_000,
  /** Of one tenant's, and of one sender's, among the requests with events that wait. */
  waitingEventsOfTenant: 10,
  waitingEventsOfSender: 3,
  /** Requests of shoppers that wait for the one thread that answers: in all, of one tenant, of one sender. */
  waiting: 200,
  waitingOfTenant: 60,
  waitingOfSender: 16,
  /** Requests of shoppers the thread has at once: a page's own search waits behind no more than these. */
  atOnce: 2,
  /** What a shopper's key may have rendered in one call. */
  shopperHits: 1000,
  shopperAnswerLength: 3 * 1024 * 1024,
  shopperTagLength: 32,
  /** Milliseconds one call of a shopper's key has the thread, looked at between its parts. */
  shopperMs: 1500,
  optionalWordsLength: 1024,
  tagLength: 200,
  listItems: 200,
} as const
