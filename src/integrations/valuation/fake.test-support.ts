import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { oldVehicle, knownVehicle } from './contract'

export type FakeValuations = {
  readonly url: string
  readonly calls: { readonly path: string; readonly key: string | undefined; readonly body: unknown }[]
  /** Replaces the default answer while it is set; `hang` never answers. */
  answer: { readonly status: number; readonly text: string } | 'hang' | null
  readonly close: () => Promise<void>
}

const vehicle = { year: 2021, make: 'Toyota', model: 'Corolla', badge: 'Ascent Sport' }
const questions = [
  {
    id: 'condition',
    label: 'Condition',
    answers: [
      { id: 'good', label: 'Good' },
      { id: 'poor', label: 'Poor' },
    ],
  },
  {
    id: 'keys',
    label: 'Keys',
    answers: [
      { id: 'two', label: 'Two' },
      { id: 'one', label: 'One' },
    ],
  },
]
const dollarsOff: Readonly<Record<string, number>> = { poor: -2000, one: -200 }

type FakeReply = { readonly status: number; readonly body: object }

const answerValuation = ({ rego }: { readonly rego?: string }): FakeReply => {
  if (rego === knownVehicle.rego)
    return { status: 200, body: { id: 'v-1', vehicle, low: 17_000, high: 19_500.5, basis: 'Sales.', questions } }
  if (rego === oldVehicle.rego)
    return {
      status: 200,
      body: { id: 'v-2', vehicle: { ...vehicle, year: 2004 }, low: null, high: null, reason: 'old' },
    }
  return { status: 404, body: {} }
}

const answerOffer = (answers: Readonly<Record<string, string>>): FakeReply => {
  const adjustments = questions.map(({ id, label, answers: known }) => {
    const answer = known.find((one) => one.id === answers[id])
    return { label, answer: answer?.label ?? '', amount: dollarsOff[answer?.id ?? ''] ?? 0 }
  })
  const offer_price = adjustments.reduce((sum, { amount }) => sum + amount, 18_000)
  return { status: 200, body: { offer_price, adjustments } }
}

const answerRequest = (path: string, body: Readonly<Record<string, never>>): FakeReply => {
  if (path === '/api/valuation') return answerValuation(body)
  if (path === '/api/valuation/v-1/adjustments') return answerOffer(body['adjustmentAnswers'] ?? {})
  return { status: 404, body: {} }
}

/** A local valuation service for testing the HTTP driver. */
export const startFakeValuations = async (): Promise<FakeValuations> => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, never>
      const path = request.url ?? ''
      fake.calls.push({ path, key: request.headers.authorization, body })
      if (fake.answer === 'hang') return
      const reply =
        fake.answer ?? (({ status, body: text }) => ({ status, text: JSON.stringify(text) }))(answerRequest(path, body))
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeValuations = {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/api`,
    calls: [],
    answer: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return fake
}
