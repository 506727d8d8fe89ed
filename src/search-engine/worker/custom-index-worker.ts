import { randomBytes } from 'node:crypto'
import { CustomIndexSegments } from '../custom-indexes/segments'
import type { AnswerContext } from '../query/render-hits'
import type { Handlers } from './query-worker'

const createContext = (): AnswerContext => {
  const start = performance.now()
  return { elapsed: () => performance.now() - start, queryId: () => randomBytes(16).toString('hex') }
}

/** Holds the custom indexes in their own thread, so that building one does not delay shoppers. */
export const createCustomIndexHandlers = (): Handlers => {
  const segments = new CustomIndexSegments()
  return {
    customStart: ({ name }) => (segments.start(name), null),
    customAdd: ({ records }) => (segments.add(records), null),
    customFinish: ({ settings, synonyms }) => (segments.finish(settings, synonyms), null),
    customDrop: ({ name }) => (segments.remove(name), null),
    customSearch: ({ requests, restriction, strategy }) =>
      segments.search(requests, restriction, strategy, createContext()),
    customBrowse: ({ name, params, restriction }) => segments.browse(name, params, restriction, createContext()),
    customObjects: ({ requests, restriction }) => segments.objects(requests, restriction),
    customIds: ({ name, params }) => segments.ids(name, params),
  }
}
