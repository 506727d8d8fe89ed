import { parseValuationAnswer, parseOffer } from '@/src/domain/trade-in/valuation'
import type { Valuations } from './port'

type HttpValuationsOptions = {
  /** Sent as a bearer token and not in the address, because addresses are logged. */
  readonly key?: string | undefined
  readonly timeoutMs?: number
}

/** A valuation with its questions has a few thousand characters, so a longer answer is rejected. */
const MAX_ANSWER_CHARS = 100_000

const toCents = (dollars: unknown): unknown => (typeof dollars === 'number' ? Math.round(dollars * 100) : dollars)

type JsonObject = Readonly<Record<string, unknown>>

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('The valuation service did not answer with JSON.')
  }
}

const toJsonObject = (value: unknown): JsonObject => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('The valuation service did not send an object.')
  return value as JsonObject
}

/** Returns null for 404. Rejects on a timeout, another status or invalid JSON; the message omits address and key. */
const postJson = async (
  address: string,
  body: object,
  { key, timeoutMs = 2500 }: HttpValuationsOptions,
): Promise<JsonObject | null> => {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(key ? { authorization: `Bearer ${key}` } : {}),
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = await response.text()
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The valuation service answered ${String(response.status)}.`)
  if (text.length > MAX_ANSWER_CHARS) throw new Error('The valuation service’s answer is too long.')
  return toJsonObject(parseJson(text))
}

/** Converts an answer and its amounts from dollars to cents. */
const toAnswer = (body: JsonObject): unknown => {
  const { id, vehicle: facts, low, high, basis = '', questions = [], reason } = body
  if (low === null || low === undefined) return { kind: 'none', reason: reason ?? 'other', ...(facts ? { facts } : {}) }
  return { kind: 'estimate', id, facts, low_cents: toCents(low), high_cents: toCents(high), basis, questions }
}

type Adjustment = { readonly label: unknown; readonly answer: unknown; readonly cents?: unknown }

const toAdjustment = (item: unknown): Adjustment => {
  const { label, answer, amount } = toJsonObject(item)
  return { label, answer, ...(amount === undefined || amount === null ? {} : { cents: toCents(amount) }) }
}

/** The value before the adjustments, which the service does not send: the rest of the offer if every amount is known. */
const startOf = (offer_cents: unknown, adjustments: readonly Adjustment[]): { readonly start_cents?: number } => {
  const amounts = adjustments.map(({ cents }) => cents).filter((cents) => typeof cents === 'number')
  if (typeof offer_cents !== 'number' || offer_cents <= 0 || amounts.length < adjustments.length) return {}
  const start_cents = amounts.reduce((rest, cents) => rest - cents, offer_cents)
  return start_cents < 0 ? {} : { start_cents }
}

const toOffer = ({ offer_price, adjustments = [] }: JsonObject): unknown => {
  const offer_cents = toCents(offer_price)
  if (!Array.isArray(adjustments)) return { offer_cents, adjustments }
  const list = adjustments.map(toAdjustment)
  return { offer_cents, ...startOf(offer_cents, list), adjustments: list }
}

/**
 * A valuation provider over HTTP, similar to AutoGrab. `POST {address}/valuation` with `{rego, regoState, kms}` answers
 * `{id, vehicle: {year, make, model, badge?}, low, high, basis?, questions: [{id, label, answers: [{id, label}]}]}` in
 * dollars; `low` is null if it has no estimate (`reason`: few, old or other); 404 for an unknown plate. `POST
 * {address}/valuation/{id}/adjustments` with `{adjustmentAnswers}` answers `{offer_price, adjustments: [{label, answer,
 * amount?}]}`; 404 for an unknown estimate.
 */
export const createHttpValuations = (address: string, options: HttpValuationsOptions = {}): Valuations => ({
  name: new URL(address).hostname,
  requestValuation: async ({ rego, regoState, kms }) => {
    const body = await postJson(`${address}/valuation`, { rego, regoState, kms }, options)
    if (!body) return { kind: 'unknown_rego' }
    const answer = parseValuationAnswer(toAnswer(body))
    if (!answer) throw new Error('The valuation service sent unexpected fields.')
    return answer
  },
  adjust: async (id, adjustmentAnswers) => {
    const body = await postJson(
      `${address}/valuation/${encodeURIComponent(id)}/adjustments`,
      { adjustmentAnswers },
      options,
    )
    if (!body) return null
    const offer = parseOffer(toOffer(body))
    if (!offer) throw new Error('The valuation service sent unexpected fields.')
    return offer
  },
})
