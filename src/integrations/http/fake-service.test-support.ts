import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Asked = { readonly url: URL; readonly headers: IncomingHttpHeaders }
/** The answer of the fake: a status with a body, or none at all. */
export type Said = { readonly status?: number; readonly body?: unknown; readonly text?: string } | 'hang'

export type FakeService = {
  readonly address: string
  readonly asked: Asked[]
  /** Replaces the default answer while it is set. */
  say: ((asked: Asked) => Said) | null
  close(): Promise<void>
}

/** A local stand-in for the HTTP API of an external service. */
export const fakeService = async (usually: (asked: Asked) => Said): Promise<FakeService> => {
  const server = createServer((request, response) => {
    const asked: Asked = { url: new URL(request.url ?? '/', 'http://fake'), headers: request.headers }
    fake.asked.push(asked)
    const said = (fake.say ?? usually)(asked)
    if (said === 'hang') return
    response.writeHead(said.status ?? 200, { 'content-type': 'application/json' })
    response.end(said.text ?? (said.body === undefined ? '' : JSON.stringify(said.body)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeService = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    asked: [],
    say: null,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return fake
}
