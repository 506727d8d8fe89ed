import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressResponse } from './compress-response'

const headers = { 'content-type': 'application/json' }
const long = JSON.stringify(Array.from({ length: 500 }, (_, i) => ({ make: 'Toyota', i })))

test('[STK-05] a long answer is compressed for clients that accept it, and decompresses to the same text', async () => {
  for (const accepted of ['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8, *;q=0.1', 'identity,gzip']) {
    const answer = await compressResponse({ headers, body: long }, accepted)
    expect(answer.headers).toMatchObject({ ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(gunzipSync(answer.body).toString('utf8')).toBe(long)
    expect(Number(answer.headers['content-length'])).toBe(Buffer.byteLength(answer.body))
  }
})

test('[STK-05] is sent uncompressed to clients that do not accept compression, and when it is short', async () => {
  for (const accepted of [undefined, '', 'br', 'gzip;q=0', 'gzip ; q=0.0', 'x-gzipped'])
    expect(await compressResponse({ headers, body: long }, accepted)).toEqual({
      headers: { ...headers, vary: 'accept-encoding' },
      body: long,
    })
  expect((await compressResponse({ headers, body: '{}' }, 'gzip')).body).toBe('{}')
})
