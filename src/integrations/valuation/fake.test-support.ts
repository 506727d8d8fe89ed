import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tooOld, known } from './contract'

export type FakeValuations = {
  readonly url: string
  readonly asked: { readonly path: string; readonly key: string | undefined; readonly body: unknown }[]
  /** Replaces the default answer while it is set; `hang` never answers. */
  say: { readonly status: number; readonly text: string } | 'hang' | null
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
const minus: Readonly<Record<string, number>> = { poor: -2000, one: -200 }

type Said = { readonly status: number; readonly body: object }

const valued = ({ rego }: { readonly rego?: string }): Said => {
  if (rego === known.rego)
    return { status: 200, body: { id: 'v-1', vehicle, low: 17_000, high: 19_500.5, basis: 'Sales.', questions } }
  if (rego === tooOld.rego)
    return {
      status: 200,
      body: { id: 'v-2', vehicle: { ...vehicle, year: 2004 }, low: null, high: null, reason: 'old' },
    }
  return { status: 404, body: {} }
}

const offered = (answers: Readonly<Record<string, string>>): Said => {
  const adjustments = questions.map(({ id, label, answers: known }) => {
    const answer = known.find((one) => one.id === answers[id])
    return { label, answer: answer?.label ?? '', amount: minus[answer?.id ?? ''] ?? 0 }
  })
  const offer_price = adjustments.reduce((sum, { amount }) => sum + amount, 18_000)
  return { status: 200, body: { offer_price, adjustments } }
}

const answer = (path: string, body: Readonly<Record<string, never>>): Said => {
  if (path === '/api/valuation') return valued(body)
  if (path === '/api/valuation/v-1/adjustments') return offered(body['adjustmentAnswers'] ?? {})
  return { status: 404, body: {} }
}

/** A local valuation service for testing the HTTP driver. */
export const fakeValuations = async (): Promise<FakeValuations> => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, never>
      const path = request.url ?? ''
      fake.asked.push({ path, key: request.headers.authorization, body })
      if (fake.say === 'hang') return
      const said =
        fake.say ?? (({ status, body: text }) => ({ status, text: JSON.stringify(text) }))(answer(path, body))
      response.writeHead(said.status, { 'content-type': 'application/json' }).end(said.text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeValuations = {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/api`,
    asked: [],
    say: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return fake
}
