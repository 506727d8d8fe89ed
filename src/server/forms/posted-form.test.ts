import { expect, test, vi } from 'vitest'
import { readFormBody } from './posted-form'

vi.mock('server-only', () => ({}))

const post = (type: string, body: string) =>
  readFormBody(
    new Request('https://dealer.example/', { method: 'POST', headers: { 'content-type': type }, body }),
    100_000,
  )

test('[SEC-04] texts of a form or a JSON body are cut, also nested ones, so that no rule reads a longer one', async () => {
  const long = `1${' '.repeat(40_000)}x`
  expect(
    await post('application/x-www-form-urlencoded', new URLSearchParams({ kms: long, rego: 'ABC123' }).toString()),
  ).toEqual({
    kms: long.slice(0, 6000),
    rego: 'ABC123',
  })
  expect(await post('application/json', JSON.stringify({ kms: long, list: [{ text: long }], count: 3 }))).toEqual({
    kms: long.slice(0, 6000),
    list: [{ text: long.slice(0, 6000) }],
    count: 3,
  })
})
