/** The public face of the feed reader: nothing outside this folder imports anything else of it. */
export { formatCsvLine } from './csv/write'
export { visibleExamples } from './examples'
export { openSource } from './open-source'
export type { OpenResult, OpenSource, SourceItem, StockSource } from './source-kinds'
