import type { KeyGrant } from '../secured-key'
import type { LiveIndex } from '../segment/live-index'
import type { IndexPlan } from '../settings'
import type { AnswerContext } from '../query/render-hits'

export type HttpRequest = {
  readonly method: string
  /** Starts with `/1/`. */
  readonly path: string
  /** Without the question mark. */
  readonly query: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Uint8Array
  /** The sender's address, if known. */
  readonly address?: string | undefined
}
export type HttpResponse = { readonly status: number; readonly headers: Record<string, string>; readonly body: string }

/** The plan, tenants' indexes, keys and time that answers depend on. */
export type HttpContext = {
  readonly plan: IndexPlan
  readonly indexOf: (tenantId: string) => { readonly index: LiveIndex; readonly ready: boolean }
  readonly searchKeySecret: string
  readonly adminKey: string
  readonly nowSeconds: number
  readonly ambient: AnswerContext
}

/** The sender of a request: the installation's admin, or a shopper of one tenant. */
export type Caller = { readonly kind: 'admin' } | ({ readonly kind: 'shopper' } & KeyGrant)

export type Call = {
  readonly context: HttpContext
  readonly caller: Caller
  readonly params: URLSearchParams
  /** Parses the body when called. @throws RequestError */
  readonly body: () => unknown
}
