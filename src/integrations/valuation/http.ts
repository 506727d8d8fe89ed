import { readAnswer, readOffer } from '@/src/domain/trade-in/valuation'
import type { Valuations } from './port'

type Options = {
  /** Sent as a bearer token and not in the address, because addresses are logged. */
  readonly key?: string | undefined
  readonly timeoutMs?: number
}

/** A valuation with its questions has a few thousand characters, so a longer answer is rejected. */
const mostCharacters = 100_000

const cents = (dollars: unknown): unknown => (typeof dollars === 'number' ? Math.round(dollars * 100) : dollars)

type Body = Readonly<Record<string, unknown>>

const record = (body: unknown): Body => {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Error('The valuation service did not send an object.')
  return body as Body
}

/** Returns null for 404. Rejects on a timeout, another status or invalid JSON; the message omits address and key. */
const post = async (address: string, body: object, { key, timeoutMs = 2500 }: Options): Promise<Body | null> => {
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
  if (text.length > mostCharacters) throw new Error('The valuation service sent too long an answer.')
  try {
    return record(JSON.parse(text))
  } catch {
    throw new Error('The valuation service did not answer JSON.')
  }
}

/** Converts an answer and its amounts from dollars to cents. */
const told = (body: Body): unknown => {
  const { id, vehicle: facts, low, high, basis = '', questions = [], reason } = body
  if (low === null || low === undefined) return { kind: 'none', reason: reason ?? 'other', ...(facts ? { facts } : {}) }
  return { kind: 'estimate', id, facts, low_cents: cents(low), high_cents: cents(high), basis, questions }
}

const offered = ({ offer_price, adjustments = [] }: Body): unknown => ({
  offer_cents: cents(offer_price),
  adjustments: Array.isArray(adjustments)
    ? adjustments.map((one) => {
        const { label, answer, amount } = record(one)
        return { label, answer, ...(amount === undefined || amount === null ? {} : { cents: cents(amount) }) }
      })
    : adjustments,
})

/**
 * A valuation provider over HTTP, similar to AutoGrab. `POST {address}/valuation` with `{rego, regoState, kms}` answers
 * `{id, vehicle: {year, make, model, badge?}, low, high, basis?, questions: [{id, label, answers: [{id, label}]}]}` in
 * dollars; `low` is null if it has no estimate (`reason`: few, old or other); 404 for an unknown plate. `POST
 * {address}/valuation/{id}/adjustments` with `{adjustmentAnswers}` answers `{offer_price, adjustments: [{label, answer,
 * amount?}]}`; 404 for an unknown estimate.
 */
export const httpValuations = (address: string, options: Options = {}): Valuations => ({
  name: new URL(address).hostname,
  valuation: async ({ rego, regoState, kms }) => {
    const body = await post(`${address}/valuation`, { rego, regoState, kms }, options)
    if (!body) return { kind: 'unknown_rego' }
    const answer = readAnswer(told(body))
    if (!answer) throw new Error('The valuation service sent unexpected fields.')
    return answer
  },
  adjust: async (id, adjustmentAnswers) => {
    const body = await post(
      `${address}/valuation/${encodeURIComponent(id)}/adjustments`,
      { adjustmentAnswers },
      options,
    )
    if (!body) return null
    const offer = readOffer(offered(body))
    if (!offer) throw new Error('The valuation service sent unexpected fields.')
    return offer
  },
})
