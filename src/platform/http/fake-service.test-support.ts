import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type FakeCall = { readonly url: URL; readonly headers: IncomingHttpHeaders }
/** The answer of the fake: a status with a body, or none at all. */
export type FakeAnswer = { readonly status?: number; readonly body?: unknown; readonly text?: string } | 'hang'

export type FakeService = {
  readonly address: string
  readonly calls: FakeCall[]
  /** Replaces the default answer while it is set. */
  answer: ((call: FakeCall) => FakeAnswer) | null
  close(): Promise<void>
}

/** A local stand-in for the HTTP API of an external service. */
export const startFakeService = async (defaultAnswer: (call: FakeCall) => FakeAnswer): Promise<FakeService> => {
  const server = createServer((request, response) => {
    const call: FakeCall = { url: new URL(request.url ?? '/', 'http://fake'), headers: request.headers }
    fake.calls.push(call)
    const answer = (fake.answer ?? defaultAnswer)(call)
    if (answer === 'hang') return
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
    response.end(answer.text ?? (answer.body === undefined ? '' : JSON.stringify(answer.body)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeService = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    calls: [],
    answer: null,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return fake
}
