import { randomBytes } from 'node:crypto'
import { NamedSegments } from '../named/segments'
import type { Ambient } from '../query/render-hits'
import type { Handlers } from './query-worker'

const ambient = (): Ambient => {
  const start = performance.now()
  return { elapsed: () => performance.now() - start, queryId: () => randomBytes(16).toString('hex') }
}

/** Holds the custom indexes in their own thread, so that building one does not delay shoppers. */
export const namedHandlers = (): Handlers => {
  const segments = new NamedSegments()
  return {
    namedStart: ({ name }) => (segments.start(name), null),
    namedAdd: ({ records }) => (segments.add(records), null),
    namedFinish: ({ settings, synonyms }) => (segments.finish(settings, synonyms), null),
    namedDrop: ({ name }) => (segments.drop(name), null),
    namedSearch: ({ requests, restriction, strategy }) => segments.search(requests, restriction, strategy, ambient()),
    namedBrowse: ({ name, params, restriction }) => segments.browse(name, params, restriction, ambient()),
    namedObjects: ({ requests, restriction }) => segments.objects(requests, restriction),
    namedIds: ({ name, params }) => segments.ids(name, params),
  }
}
