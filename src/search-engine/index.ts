/** The public face of the search engine: nothing outside this folder imports anything else of it. */
export { createEmbeddedDriver } from './driver'
export { createEmbeddedEngine, type EmbeddedEngine } from './engine'
export { searchInMemory } from './search-in-memory'
export { createSearchKey } from './secured-key'
