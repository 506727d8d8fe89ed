/** The public face of the feed reader: nothing outside this folder imports anything else of it. */
export { formatCsvLine } from './csv/write'
export { listExamples, visibleExamples } from './examples'
export { inspectFile, type FileInspection } from './inspect'
export { openSource } from './open-source'
export type { OpenResult, OpenSource, SourceItem, StockSource } from './source-kinds'
