import { setTimeout as sleep } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { APIError } from 'payload'
import { expect, test } from 'vitest'
import { createLog, runWithRequestId } from './log'

const collectLines = () => {
  const lines: string[] = []
  return { lines, log: createLog({ write: (line) => void lines.push(line) }) }
}

test('[OPS-01] lines of one request have its id, also after it has waited, and other lines have none', async () => {
  const { lines, log } = collectLines()
  const handle = async (name: string): Promise<void> => {
    await sleep(1)
    log.warn(name)
  }
  await Promise.all([
    runWithRequestId('proxy-id-1', () => handle('one')),
    runWithRequestId(undefined, () => handle('two')),
  ])
  log.warn('none')
  const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const idOf = (name: string) => parsed.find(({ msg }) => msg === name)?.['requestId']
  expect([idOf('one'), idOf('none')]).toEqual(['proxy-id-1', undefined])
  expect(idOf('two')).toMatch(/^[0-9a-f-]{36}$/)
})

test.each([['short'], ['a\nline of another'], ['x'.repeat(65)], [['proxy-id-1', 'proxy-id-2']]])(
  '[OPS-01] a header that is no id is not logged: %j',
  (header) => {
    const { lines, log } = collectLines()
    runWithRequestId(header, () => log.warn('one'))
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  },
)

const SECRET = 'JBSWY3DPEHPK3PXP'

test.each([
  ['data of an answer', new APIError('Wrong code.', 401, { secondFactor: { secret: SECRET } })],
  ['properties', Object.assign(new Error('Unreachable.'), { config: { headers: { authorization: SECRET } } })],
  [
    'values of a query',
    new DrizzleQueryError('update users set totp = $1', [`a\n    at b ${SECRET}`], new Error('Lost.')),
  ],
  ['a thrown object', { secret: SECRET }],
  ['the cause', new Error('Failed.', { cause: Object.assign(new Error('Inner.'), { detail: SECRET }) })],
])('[STF-09] an error is logged with its message and stack, and without %s', (_, error) => {
  const { lines, log } = collectLines()
  log.error({ err: error }, 'Something failed.')
  if (error instanceof Error) log.error(error)
  for (const line of lines) {
    expect(line).not.toContain(SECRET)
    expect(line).not.toContain('[object Null]')
    if (error instanceof Error) expect(line).toContain('log.test.ts')
  }
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', msg: 'Something failed.' })
})
