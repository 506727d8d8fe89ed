import { badRequest } from '../request-error'
import { replicasOf } from './settings'
import { listIndexes } from './store'
import { nowIso, requireAcl, type CustomIndexCall, type RouteReply } from './types'

export const getIndexList = async (call: CustomIndexCall): Promise<RouteReply> => {
  requireAcl(call, 'listIndexes')
  const { db, stock, stockRecords } = call.context
  const entries = await stockRecords()
  const stockFacts = { createdAt: nowIso(call), updatedAt: nowIso(call), entries, ...zeroSizes }
  const replicas = stock.sorts.slice(1).map(({ index }) => index)
  const stockItems = [
    { name: stock.primary, ...stockFacts, replicas },
    ...replicas.map((name) => ({ name, ...stockFacts, primary: stock.primary })),
  ]
  const customItems = (await listIndexes(db)).map((index) => ({
    name: index.name,
    createdAt: index.created_at.toISOString(),
    updatedAt: index.updated_at.toISOString(),
    entries: index.entries,
    ...zeroSizes,
    dataSize: index.bytes,
    fileSize: index.bytes,
    ...(index.primary_name === null ? {} : { primary: index.primary_name }),
    ...(replicasOf(index.settings).length === 0 ? {} : { replicas: replicasOf(index.settings) }),
  }))
  const items = [...stockItems, ...customItems].filter(({ name }) => call.caller.allowsIndex(name))
  const page = call.params.get('page')
  if (page === null) return { body: { items, nbPages: 1 } }
  const [at, count] = [parseNumber(page, 0), Math.max(1, parseNumber(call.params.get('hitsPerPage'), 100))]
  return { body: { items: items.slice(at * count, (at + 1) * count), nbPages: Math.ceil(items.length / count) } }
}

const zeroSizes = { dataSize: 0, fileSize: 0, lastBuildTimeS: 0, numberOfPendingTasks: 0, pendingTask: false }

const parseNumber = (text: string | null, fallback: number): number => {
  if (text === null) return fallback
  if (!/^\d{1,9}$/.test(text)) throw badRequest('Expected a number')
  return Number(text)
}
