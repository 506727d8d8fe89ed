import { expect, test } from 'vitest'
import { ACCESS_ENDED, formatServerError, SESSION_ENDED } from '@/src/domain/panel/request-messages'
import { withSession } from './request-panel'
import { parseBody, toRequestResult } from './request-result'
import { registerSignIn, type SessionState } from './session'

test('[ADM-05] a success carries its body', () => {
  expect(toRequestResult(201, { id: '7' })).toEqual({ ok: true, status: 201, body: { id: '7' } })
})

test('[ADM-05] a failure names the first problem and lists all, with the field of each', () => {
  const body = { errors: [{ message: 'Enter a name.', field: 'name' }, { message: 'Choose a role.' }] }
  expect(toRequestResult(422, body)).toMatchObject({
    ok: false,
    message: 'Enter a name.',
    field: 'name',
    problems: [{ message: 'Enter a name.', field: 'name' }, { message: 'Choose a role.' }],
  })
})

test('[ADM-05] reasons of fields replace the message that only names the fields', () => {
  const body = {
    errors: [
      {
        message: 'The following field is invalid: file',
        data: { errors: [{ message: 'This file is too large.', path: 'file' }] },
      },
    ],
  }
  expect(toRequestResult(400, body)).toMatchObject({ message: 'This file is too large.', field: 'file' })
})

test.each([[null], ['Bad gateway'], [{ errors: 'none' }], [{ errors: [null, {}] }]])(
  '[ADM-05] a failure without a reason (%j) says which error it was',
  (body) => {
    expect(toRequestResult(502, body)).toMatchObject({ ok: false, message: formatServerError(502), problems: [] })
  },
)

test('[ADM-05] 401 says that the session has ended', () => {
  const result = toRequestResult(401, { errors: [{ message: 'Unauthorized' }] })
  expect(result).toMatchObject({ message: SESSION_ENDED })
})

test.each([
  ['ended', SESSION_ENDED],
  ['no access', ACCESS_ENDED],
  ['valid', 'We couldn’t find this lead.'],
] as const)(
  '[STF-09] a document that is not found in a session that is “%s” has the true reason',
  async (state, message) => {
    const unregister = registerSignIn(() => Promise.resolve(state satisfies SessionState))
    const answer = { errors: [{ message: 'We couldn’t find this lead.' }] }
    expect(await withSession(() => Promise.resolve(toRequestResult(404, answer)))).toMatchObject({ message })
    unregister()
  },
)

test('[STF-05] a status that the caller takes as an answer is one, unless it lists errors', () => {
  expect(toRequestResult(422, { reason: 'removal' }, [422]).ok).toBe(true)
  expect(toRequestResult(422, { errors: [{ message: 'No.' }] }, [422]).ok).toBe(false)
})

test('[ADM-05] text that is no JSON is recognised', () => {
  expect([parseBody('{"a":1}'), parseBody('null'), parseBody('<html>')]).toEqual([{ a: 1 }, null, undefined])
})
