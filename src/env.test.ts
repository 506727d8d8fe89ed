import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { environmentNames, parseEnv } from './env'

const production = {
  MODE: 'production',
  DATABASE_URL: 'postgres://u:p@db:5432/forecourt',
  PUBLIC_URL: 'https://platform.example',
  PAYLOAD_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail.example',
  EMAIL_FROM: 'cars@platform.example',
}

const listProblems = (source: Record<string, string>): string[] => {
  const result = parseEnv(source)
  return result.ok ? [] : result.problems
}

const requireEnv = (source: Record<string, string>) => {
  const result = parseEnv(source)
  if (!result.ok) throw new Error(result.problems.join(', '))
  return result.env
}

test('.env.example lists exactly the names that are read', () => {
  const documented = readFileSync(new URL('../.env.example', import.meta.url), 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)
  expect([...documented].map(([, name]) => name).sort()).toEqual([...environmentNames].sort())
})

test('[OPS-01] every name is used somewhere besides the list of names', () => {
  const isSource = (file: string): boolean =>
    /\.(?:ts|tsx|mjs)$/.test(file) && !/\.test\.|(?:^|\/)env\.ts$|\/(?:bench|testing)\//.test(file)
  const files = ['src', 'collections', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  const text = files
    .filter(isSource)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const unread = environmentNames.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))
  // Allows a PUBLIC_URL without https, which `env.ts` itself checks.
  expect(unread).toEqual(['ALLOW_HTTP'])
})

test('[SEC-03] docker-compose.yml passes every name except those of demos and tests', () => {
  const compose = readFileSync(new URL('../docker-compose.yml', import.meta.url), 'utf8')
  const [settings = ''] = compose.split('depends_on:', 1)
  const passed = [...settings.matchAll(/^ {4}([A-Z0-9_]+):/gm)].map(([, name]) => name)
  const notForProduction = ['RUN_JOBS', 'STRIPE_API_URL', 'FORECOURT_CONTROL']
  expect(passed.sort()).toEqual(environmentNames.filter((name) => !notForProduction.includes(name)).sort())
  expect(compose).toContain("ports: ['127.0.0.1:3000:3000']")
})

describe('mode', () => {
  test('without any values is a working demo', () => {
    expect(requireEnv({})).toMatchObject({
      MODE: 'demo',
      PAYMENTS_DRIVER: 'test',
      SMS_DRIVER: 'dev-mailbox',
      PORT: 3000,
    })
  })

  test.each(['DATABASE_URL', 'PUBLIC_URL'])('%s alone means production with its required variables', (name) => {
    expect(listProblems({ [name]: 'https://x.example' })).toContainEqual(expect.stringContaining('PAYLOAD_SECRET'))
  })

  test('treats an empty value as unset', () => {
    expect(requireEnv({ DATABASE_URL: '', PUBLIC_URL: '', PORT: '' })).toMatchObject({ MODE: 'demo', PORT: 3000 })
  })
})

describe('production', () => {
  test('requires an address, a database and a secret; test drivers are off', () => {
    expect(requireEnv(production)).toMatchObject({ PAYMENTS_DRIVER: 'off', SMS_DRIVER: 'off' })
  })

  test.each([
    ['PAYMENTS_DRIVER', 'test'],
    ['SMS_DRIVER', 'dev-mailbox'],
    ['EMAIL_DRIVER', 'dev-mailbox'],
    ['PUBLIC_URL', 'http://platform.example'],
    ['PAYLOAD_SECRET', 'short'],
  ])('rejects %s=%s', (name, value) => {
    expect(listProblems({ ...production, [name]: value })).toEqual([expect.stringContaining(name)])
  })

  test('[SEC-03] accepts an address without https only with ALLOW_HTTP', () => {
    const plain = { ...production, PUBLIC_URL: 'http://10.0.0.5' }
    expect(listProblems(plain)).toEqual([expect.stringContaining('PUBLIC_URL must begin with https')])
    expect(requireEnv({ ...plain, ALLOW_HTTP: '1' }).PUBLIC_URL).toBe('http://10.0.0.5')
  })

  test('lists all problems at once', () => {
    expect(listProblems({ MODE: 'production' })).toHaveLength(4)
  })
})

describe('drivers', () => {
  test('keys select the real driver', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' }
    expect(requireEnv({ ...production, ...keys }).PAYMENTS_DRIVER).toBe('stripe')
  })

  test('rejects an incomplete set of keys', () => {
    expect(listProblems({ STRIPE_SECRET_KEY: 'sk' })).toEqual([
      'STRIPE_WEBHOOK_SECRET is missing, while STRIPE_SECRET_KEY is set',
    ])
  })

  test('rejects a driver without its keys', () => {
    expect(listProblems({ EMAIL_DRIVER: 'smtp' })).toEqual(['EMAIL_DRIVER is smtp, but SMTP_URL is missing'])
  })
})

test.each([
  ['PORT', 'abc'],
  ['PUBLIC_URL', 'not a url'],
  ['MODE', 'staging'],
])('reports %s=%s', (name, value) => {
  expect(listProblems({ [name]: value })).toEqual([expect.stringContaining(name)])
})
