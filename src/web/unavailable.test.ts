import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { replaceFailure, sendUnavailable, setResponseBrand } from './unavailable'
import { defaultTheme } from '@/src/domain/theme/palette'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const answerOf = async (listener: RequestListener): Promise<Response> => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  return fetch(`http://127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}/`)
}

const databaseDown = { isUnreachable: () => true, isUnreachableOrSlow: () => true, lostConnection: () => false }
const databaseUp = { isUnreachable: () => false, isUnreachableOrSlow: () => false, lostConnection: () => false }

describe('while Postgres is unreachable', () => {
  it('[STK-03] a failed page answers 503 with Retry-After, however it was written', async () => {
    const writers: RequestListener[] = [
      (_request, response) => {
        response.statusCode = 500
        response.setHeader('x-next', 'error')
        response.end('Internal Server Error')
      },
      (_request, response) => {
        response.writeHead(500, { 'content-length': '5' })
        response.write('Inter')
        response.end()
      },
      (_request, response) => {
        response.statusCode = 500
        response.write('Inter', () => response.end('nal', () => response.setHeader('x-late', '1')))
      },
    ]
    for (const writer of writers) {
      const answer = await answerOf((request, response) => {
        replaceFailure(response, databaseDown)
        writer(request, response)
      })
      expect(answer.status).toBe(503)
      expect(Object.fromEntries(answer.headers)).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
      expect(answer.headers.has('x-next')).toBe(false)
      expect(await answer.text()).toMatch(/^<!doctype html>[^]*Back in a moment[^]*<\/html>\n$/)
    }
  })

  it('[SEC-05] a failure right after a lost connection answers 503; any other keeps its status', async () => {
    const statusOf = async (database: typeof databaseUp): Promise<number> => {
      const answer = await answerOf((_request, response) => {
        replaceFailure(response, database)
        response.statusCode = 500
        response.end('Internal Server Error')
      })
      return answer.status
    }
    expect(await statusOf({ ...databaseUp, lostConnection: () => true })).toBe(503)
    expect(await statusOf(databaseUp)).toBe(500)
  })

  it('[STK-03] a page that takes too long is replaced, and writes that come later are discarded', async () => {
    const late = { written: false }
    const answer = await answerOf((_request, response) => {
      replaceFailure(response, databaseDown)
      setTimeout(() => {
        response.statusCode = 200
        response.end('late', () => (late.written = true))
      }, 2000)
    })
    expect(answer.status).toBe(503)
    // The callback of the discarded write is called.
    await expect.poll(() => late.written, { timeout: 60_000 }).toBe(true)
  })

  it('[STK-03] a page that succeeds is sent', async () => {
    const answer = await answerOf((_request, response) => {
      replaceFailure(response, databaseDown)
      response.setHeader('x-page', '1')
      response.end('cached')
    })
    expect([answer.status, answer.headers.get('x-page'), await answer.text()]).toEqual([200, '1', 'cached'])
  })

  it('[STK-03] a failure without an outage of Postgres keeps its status', async () => {
    const answer = await answerOf((_request, response) => {
      replaceFailure(response, databaseUp)
      response.statusCode = 500
      response.end('broken')
    })
    expect([answer.status, await answer.text()]).toEqual([500, 'broken'])
  })

  it('[STK-03] a page that is not cached is answered with 503', async () => {
    const answer = await answerOf((_request, response) => sendUnavailable(response))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  })

  it('[STK-03] a request that sends work is allowed to finish, however long it takes', async () => {
    let isFinished = false
    const answer = await answerOf((_request, response) => {
      replaceFailure(response, databaseDown, false)
      setTimeout(() => {
        isFinished = true
        response.statusCode = 201
        response.end('made')
      }, 1800)
    })
    expect([answer.status, await answer.text(), isFinished]).toEqual([201, 'made', true])
  })

  it('[STK-03] a request that sends work and fails answers 503, too', async () => {
    const answer = await answerOf((_request, response) => {
      replaceFailure(response, databaseDown, false)
      response.statusCode = 500
      response.end('broken')
    })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  })

  it('[STK-03] [TEN-10] the 503 page has the brand of the requested host and is not indexed', async () => {
    const brand = { name: 'Gum & Sons', phone: '0755501234', theme: defaultTheme }
    const writers: RequestListener[] = [
      (_request, response) => sendUnavailable(response),
      (_request, response) => {
        replaceFailure(response, databaseDown)
        response.statusCode = 500
        response.end('broken')
      },
    ]
    for (const writer of writers) {
      const answer = await answerOf((request, response) => {
        setResponseBrand(response, brand)
        writer(request, response)
      })
      const text = await answer.text()
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
      expect(answer.headers.get('x-robots-tag')).toBe('noindex')
      expect(text).toContain('<p class="name">Gum &amp; Sons</p>')
      expect(text).toContain('<a class="second" href="tel:+61755501234">Call 07 5550 1234</a>')
    }
    // No brand was set for this response, so none is shown.
    const answer = await answerOf((_request, response) => sendUnavailable(response))
    expect(await answer.text()).not.toContain('Gum')
  })
})
