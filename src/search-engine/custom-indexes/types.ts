import type { Pool } from 'pg'
import { RequestError } from '../request-error'
import type { IndexPlan } from '../settings'
import type { WorkerClient } from '../worker/client'
import type { Acl } from './keys'
import type { CustomIndexCaller } from './caller'
import type { CustomIndexRegistry } from './registry'

export type CustomIndexContext = {
  readonly db: Pool
  readonly worker: WorkerClient
  readonly registry: CustomIndexRegistry
  readonly adminKey: string
  /** The stock index, which can be read here but not written. */
  readonly stock: IndexPlan
  readonly stockRecords: () => Promise<number>
}

export type CustomIndexCall = {
  readonly context: CustomIndexContext
  readonly caller: CustomIndexCaller
  readonly nowSeconds: number
  readonly params: URLSearchParams
  /** Parses the body when called. @throws RequestError */
  readonly body: () => unknown
}

/** The answer of a route: an object, or JSON text. */
export type RouteReply = { readonly status?: number; readonly body: object | string }

export const nowIso = (call: CustomIndexCall): string => new Date(call.nowSeconds * 1000).toISOString()

export const requireAcl = ({ caller }: CustomIndexCall, acl: Acl): void => {
  if (!caller.can(acl)) throw new RequestError(403, 'Method not allowed with this API key')
}

export const requireAdmin = ({ caller }: CustomIndexCall): void => {
  if (!caller.admin) throw new RequestError(403, 'Method not allowed with this API key')
}

export const isStockIndex = ({ stock }: CustomIndexContext, name: string): boolean =>
  name === stock.primary || name.startsWith(`${stock.primary}_`)

/** @throws RequestError 400 or 403 */
export const requireIndex = ({ caller }: CustomIndexCall, name: string): void => {
  if (name.length > 256 || name.includes('\0') || name.trim() === '') throw new RequestError(400, 'Invalid index name')
  if (!caller.allowsIndex(name)) throw new RequestError(403, 'Index not allowed with this API key')
}

/** The stock index is derived from the vehicles table; other changes to it would be lost at the next start. */
export const requireWritable = (call: CustomIndexCall, name: string): void => {
  requireIndex(call, name)
  if (isStockIndex(call.context, name))
    throw new RequestError(403, `Index ${name} is derived from the vehicles in the database and cannot be written`)
}

/** A stored key may search the indexes it allows; the stock needs a shopper's key, which names one dealer. */
export const requireReadable = (call: CustomIndexCall, name: string): void => {
  requireIndex(call, name)
  if (isStockIndex(call.context, name))
    throw new RequestError(403, `Index ${name} can only be searched with the key of a site, which names a dealer`)
}
