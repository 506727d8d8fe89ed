import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_UPLOAD_BYTES, staffBodyLimit } from '@/src/domain/net/body-limits'
import { createWorld, type World } from './world'

/** Hardening of the panel and REST: each test is one weakness of an installation with default settings. */
let world: World

beforeAll(async () => {
  world = await createWorld()
})

afterAll(async () => {
  await world.close()
})

const ORIGIN = 'http://localhost:3000'
const adminToken = () => world.staff['tenant-admin'].token
const signIn = (email = 'tenant-admin@tenant-a.example', password = 'correct horse battery', headers = {}) =>
  world.send('/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email, password }),
  })

describe('configuration', () => {
  test('[ADM-01] GraphQL, telemetry, API keys and unlimited depth are off', () => {
    const { config } = world.payload
    expect(config.graphQL.disable).toBe(true)
    expect(config.telemetry).toBe(false)
    expect(config.maxDepth).toBeLessThanOrEqual(3)
    expect(config.defaultDepth).toBe(0)
    expect(config.cors).toEqual([ORIGIN])
    expect(config.csrf).toEqual([ORIGIN])
    expect(config.collections.filter((one) => one.auth?.useAPIKey)).toEqual([])
    expect(config.collections.filter((one) => one.auth && !one.auth.useSessions)).toEqual([])
  })

  test('[ADM-01] every upload collection has a list of types without scripts, and fetches no remote files', () => {
    const uploads = world.payload.config.collections.filter((one) => one.upload)
    expect(uploads.length).toBeGreaterThan(1)
    const harmlessTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf']
    for (const { slug, upload } of uploads) {
      expect(upload.mimeTypes?.length, slug).toBeGreaterThan(0)
      expect(harmlessTypes, slug).toEqual(expect.arrayContaining(upload.mimeTypes ?? []))
      expect(staffBodyLimit(`/api/${slug}`).bytes, `${slug} accepts a file`).toBeGreaterThan(MAX_UPLOAD_BYTES)
      expect(upload.pasteURL).toBe(false)
      expect(upload.skipSafeFetch ?? false).toBe(false)
      expect(upload.allowRestrictedFileTypes ?? false).toBe(false)
    }
    expect(world.payload.config.upload.limits?.fileSize).toBeLessThanOrEqual(20_000_000)
  })

  test('[ADM-01] no collection has the default access, which admits all staff', async () => {
    const { collections } = world.payload.config
    const own = collections.filter((one) => !one.slug.startsWith('payload-'))
    for (const { slug, access } of own) {
      for (const operation of ['read', 'create', 'update', 'delete', 'unlock'] as const) {
        const stranger = { id: 'x', collection: 'users', email: 'x@x.example', tenants: [] }
        const req = { user: stranger, payload: world.payload, context: {} } as never
        // Staff without a tenant, whom the default access would admit.
        if (operation === 'unlock' && slug !== 'users') continue
        const allowed = await access[operation]?.({ req })
        const ownRow = slug === 'users' && typeof allowed === 'object'
        expect(allowed === false || ownRow, `${slug}.${operation} → ${JSON.stringify(allowed)}`).toBe(true)
      }
    }
  })
})

describe('signing in', () => {
  test('[ADM-01] the cookie belongs to the panel’s host only: no domain, HttpOnly and SameSite=Lax', async () => {
    const cookie = (await signIn()).headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^forecourt-token=/)
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
    expect(cookie).toMatch(/Path=\//i)
    expect(cookie).not.toMatch(/Domain=/i)
  })

  test('[ADM-01] a cookie sent from another origin is ignored, and no other origin can read an answer', async () => {
    const cookie = `forecourt-token=${adminToken()}`
    const me = async (headers: Record<string, string>) => {
      const answer = await world.send('/users/me', { headers })
      return { answer, user: ((await answer.json()) as { user: unknown }).user }
    }
    expect((await me({ cookie, origin: ORIGIN })).user).not.toBeNull()
    for (const foreign of ['http://evil.example', 'http://tenant-a.localhost:3000', 'http://localhost:3001', 'null']) {
      const { answer, user } = await me({ cookie, origin: foreign })
      expect(user, foreign).toBeNull()
      expect(answer.headers.get('access-control-allow-origin') ?? '', foreign).not.toMatch(/\*|evil|tenant-a|3001|null/)
      const write = await world.send(`/locations/${world.inA['locations'] ?? ''}`, {
        method: 'PATCH',
        headers: { cookie, origin: foreign, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'By another site' }),
      })
      expect(write.status, foreign).toBe(403)
    }
  })

  test('[ADM-01] a token that was signed out, forged or left unsigned gives no access', async () => {
    const { token = '' } = (await (await signIn()).json()) as { token?: string }
    expect((await world.rest('GET', '/locations', token)).status).toBe(200)
    expect((await world.rest('POST', '/users/logout', token)).status).toBe(200)
    expect((await world.rest('GET', '/locations', token)).status, 'after signing out').toBe(403)
    const [head = '', body = '', signature = ''] = adminToken().split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>
    const raised = Buffer.from(JSON.stringify({ ...claims, platformAdmin: true })).toString('base64url')
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
    for (const forged of [
      `${head}.${raised}.${signature}`,
      `${none}.${raised}.`,
      `${none}.${body}.`,
      `${head}.${body}.`,
      'x',
    ]) {
      expect((await world.rest('GET', '/locations', forged)).status).toBe(403)
      expect((await world.rest('GET', '/tenants', forged)).status).toBe(403)
    }
  })

  test('[ADM-01] a forgotten password does not reveal which accounts exist', async () => {
    for (const email of ['lead-handler@tenant-a.example', 'nobody@tenant-a.example']) {
      const answer = await world.rest('POST', '/users/forgot-password', null, { email })
      expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) as string } })
      expect(JSON.stringify(answer.body)).not.toMatch(/token|@/i)
    }
  })

  test('[ADM-01] a stranger can neither register as the first user again nor create an account', async () => {
    const body = { email: 'new@intruder.example', password: 'a long enough password', platformAdmin: true }
    for (const path of ['/users/first-register', '/users']) {
      expect((await world.rest('POST', path, null, body)).status, path).toBe(403)
    }
    const init = await world.rest('GET', '/users/init', null)
    expect(init.body).toMatchObject({ initialized: true })
  })
})

describe('unused endpoints', () => {
  test('[ADM-01] GraphQL, jobs and query presets are disabled', async () => {
    for (const [method, path] of [
      ['POST', '/graphql'],
      ['GET', '/graphql-playground'],
      ['GET', '/payload-jobs'],
      ['GET', '/payload-jobs/run'],
      ['POST', '/payload-jobs/run'],
      ['GET', '/payload-kv'],
      ['GET', '/payload-migrations'],
      ['GET', '/payload-folders'],
      ['GET', '/payload-query-presets'],
    ] as const) {
      for (const token of [null, adminToken()]) {
        const { status } = await world.rest(
          method,
          path,
          token,
          method === 'POST' ? { query: '{ __typename }' } : undefined,
        )
        expect([401, 403, 404, 405, 501], `${method} ${path} → ${status}`).toContain(status)
      }
    }
  })

  test('[ADM-01] an anonymous request learns of no readable collection', async () => {
    const anonymous = await world.rest('GET', '/access', null)
    const { collections = {} } = anonymous.body as { collections?: Record<string, { read?: unknown }> }
    expect((anonymous.body as { canAccessAdmin?: boolean }).canAccessAdmin).not.toBe(true)
    expect(Object.entries(collections).filter(([, one]) => one.read === true || typeof one.read === 'object')).toEqual(
      [],
    )
  })

  test('[ADM-01] an invalid id, body or path is answered with a client error without internals', async () => {
    for (const [method, path, body] of [
      ['GET', '/locations/not-an-id', undefined],
      ['GET', "/locations/' OR 1=1 --", undefined],
      ['PATCH', '/locations/1', { name: 'x' }],
      ['DELETE', '/locations/%00', undefined],
      ['GET', '/nothing', undefined],
      ['GET', '/locations?where[nothing][equals]=1', undefined],
      ['GET', '/locations?sort=name;DROP TABLE users', undefined],
      ['GET', "/locations?where[name][equals]=' OR 1=1 --", undefined],
      ['GET', '/locations?joins[x][limit]=1', undefined],
      ['GET', '/locations?select[__proto__]=true', undefined],
    ] as const) {
      const answer = await world.rest(method, path, adminToken(), body)
      expect(answer.status, `${method} ${path} → ${JSON.stringify(answer.body)}`).toBeLessThan(500)
      expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|SELECT |relation "|at async/)
    }
  })
})

describe('our own code', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const sources = ['src', 'collections', 'globals', 'scripts']
    .flatMap((folder) =>
      readdirSync(`${root}${folder}`, { recursive: true }).map((file) => `${folder}/${String(file)}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts|payload-types|testing/.test(file))
    .map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8') }))
  const call = /payload\s*\)?\s*\.(?:find|findByID|create|update|delete|count|findVersions|restoreVersion)\(\{/g

  /** The argument of a call, up to its closing brace. */
  const readArgument = (text: string, from: number): string => {
    let depth = 0
    for (let at = from; at < text.length; at += 1) {
      if (text[at] === '{') depth += 1
      if (text[at] === '}' && (depth -= 1) === 0) return text.slice(from, at + 1)
    }
    return text.slice(from)
  }

  test('[ADM-01] every call of the Local API sets overrideAccess, and a call with a user enforces access', () => {
    const calls = sources.flatMap(({ file, text }) =>
      [...text.matchAll(call)].map((match) => ({
        file,
        argument: readArgument(text, match.index + match[0].length - 1),
      })),
    )
    expect(calls.length).toBeGreaterThan(8)
    const hasSpread = (allowed: string): boolean => /\.\.\.\w+/.test(allowed)
    expect(calls.filter(({ argument }) => !argument.includes('overrideAccess') && !hasSpread(argument))).toEqual([])
    expect(
      calls.filter(({ argument }) => /\buser[:,]/.test(argument) && !argument.includes('overrideAccess: false')),
    ).toEqual([])
  })
})
