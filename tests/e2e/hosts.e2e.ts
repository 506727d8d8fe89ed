import {
  requestRaw,
  listDemoTenants,
  escapeHtml,
  hostOf,
  visibleHtml,
  sql,
  findVehicleSlug,
  type RawAnswer,
} from './arrange'
import { requestSite, expect, test } from './fixtures'

const DEALER = 'banksia-motor-group'
/** Internals that no answer may contain: stack traces, file paths, and errors of the database. */
const INTERNALS = /\n\s+at \S+ \(|node_modules|file:\/\/|\/dist\/runtime|ECONN|PostgresError|drizzle|SELECT .+ FROM/i

/** Checks that an answer has a status below 500, contains no internals, and redirects only within the site. */
const expectHarmless = (what: string, answer: RawAnswer): void => {
  expect(answer.status, what).toBeGreaterThanOrEqual(200)
  expect(answer.status, what).toBeLessThan(500)
  expect(answer.body, what).not.toMatch(INTERNALS)
  const location = /^location: *(.+)$/im.exec(answer.head)?.[1]?.trim()
  if (location !== undefined) {
    expect(new URL(location, `http://${hostOf(DEALER)}`).host, `${what} leads to ${location}`).toBe(hostOf(DEALER))
  }
}

test('[TEN-01] [TEN-10] [LOC-02] nine hosts answer with their own name, colour and licence number', async () => {
  const tenants = listDemoTenants()
  expect(tenants).toHaveLength(9)
  const foreign = (body: string, own: string) =>
    tenants.filter((one) => one.slug !== own && body.includes(escapeHtml(one.name))).map((one) => one.slug)
  for (const tenant of tenants) {
    const { status, headers, body } = await requestSite(tenant.slug, '/')
    const html = visibleHtml(body)
    expect(status, tenant.slug).toBe(200)
    expect(headers['content-type'], tenant.slug).toContain('text/html')
    expect(html, tenant.slug).toMatch(/<title>[^<]+<\/title>/)
    expect(html, tenant.slug).toContain(`© ${escapeHtml(tenant.name)}`)
    expect(html.toLowerCase(), tenant.slug).toContain(`--t-accent:${tenant.accent.toLowerCase()}`)
    if (tenant.licence) expect(html, tenant.slug).toContain(escapeHtml(tenant.licence))
    expect(foreign(body, tenant.slug), `names on the page of ${tenant.slug}`).toEqual([])
  }
})

test('[TEN-01] a host with a port, capitals or a trailing dot is the same site', async () => {
  const port = hostOf().split(':')[1] ?? ''
  for (const host of [
    `Banksia-Motor-Group.LOCALHOST:${port}`,
    'banksia-motor-group.localhost',
    `banksia-motor-group.localhost.:${port}`,
    'BANKSIA-MOTOR-GROUP.localhost:1',
  ]) {
    const { status, body } = await requestRaw(host, '/')
    expect(status, host).toBe(200)
    expect(visibleHtml(body), host).toContain('© Banksia Motor Group')
  }
})

test('[TEN-01] an unknown host gets a plain 404 and never a tenant’s site', async () => {
  for (const host of [
    'example.com',
    'no-such-dealer.localhost',
    '../banksia-motor-group.localhost',
    '..%2fbanksia-motor-group.localhost',
    'banksia-motor-group.localhost.example.com',
    'x.banksia-motor-group.localhost',
    'banksia-motor-group.localhost@example.com',
    'banksia-motor-group.localhost:80:80',
    'banksia-motor-group.localhost/..',
    "'; DROP TABLE tenants; --",
    `${'a'.repeat(300)}.localhost`,
    '[::1]',
    '%00',
    '',
  ]) {
    const { status, head, body } = await requestRaw(host, '/')
    expect([400, 404], `host "${host}"`).toContain(status)
    expect(body, host).not.toContain('Banksia')
    expect(body, host).not.toContain('<html')
    if (status === 404) expect(head, host).toMatch(/content-type: text\/plain/i)
  }
})

test('[TEN-01] [ADM-01] the panel, its REST and the platform’s pages are not served on a tenant’s host', async () => {
  const [first] = await sql<{ id: string }>('SELECT id FROM tenants WHERE slug = $1', [DEALER])
  for (const path of [
    '/admin/login',
    '/admin/collections/users',
    '/api/users',
    '/api/users/me',
    '/api/locations',
    '/api/stock-feeds',
    '/api/graphql',
    '/platform',
    '/site',
    `/site/${first?.id ?? ''}`,
    `/site/${first?.id ?? ''}/search`,
    '/./site/x',
    '/search/../admin',
    '/_next/../admin',
    '/fonts/../api/users',
  ]) {
    const { status, body } = await requestRaw(hostOf(DEALER), path)
    expect([400, 404], path).toContain(status)
    expect(body, path).not.toMatch(/payload__app|"docs"|"user"\s*:/)
  }
  // An address in capitals redirects to lower case, which does not exist either.
  const { status, body } = await requestRaw(hostOf(DEALER), '/SITE/x')
  expect(status).toBe(308)
  expect(body).not.toMatch(/payload__app|"docs"|"user"\s*:/)
})

test('[TEN-01] [ADM-02] a dealer’s own address with /admin leads to the panel', async () => {
  const { status, head } = await requestRaw(hostOf(DEALER), '/admin')
  expect(status).toBe(307)
  expect(head).toContain(`location: http://${hostOf()}/admin\r`)
})

test('[TEN-01] the platform’s host serves the panel and the list of sites, but no dealer’s pages', async () => {
  const list = await requestSite(undefined, '/')
  expect(list.status).toBe(200)
  // The list has a hundred sites at most, by name, and includes copies made by other tests.
  expect(visibleHtml(list.body)).toContain('Banksia Motor Group')
  expect(list.body.match(/href="http:\/\/[\w-]+\.localhost:\d+\/?"/g)?.length).toBeGreaterThanOrEqual(9)
  const vehicle = await findVehicleSlug(DEALER, "v.status = 'in_stock'")
  for (const path of [`/cars/${vehicle}`, '/search', '/site/x', '/platform', '/api/search/key']) {
    expect((await requestSite(undefined, path)).status, path).toBe(404)
  }
})

test('[TEN-01] odd addresses cause no failure, reveal no internals and redirect only within the site', async () => {
  const { id } = (await sql<{ id: string }>("SELECT id FROM tenants WHERE slug = 'voltara'"))[0] ?? { id: '' }
  const targets = [
    `/site/${id}`,
    '/%73ite/x',
    `/%73ite/${id}/`,
    '/%2e%2e/%2e%2e/etc/passwd',
    '/.%2e/.%2e/admin',
    '/_next/%2E./admin',
    '/..%2f..%2fetc%2fpasswd',
    '/../../etc/passwd',
    '/images/%2e%2e/%2e%2e/package.json',
    '/images/../../package.json',
    '/images/media/uploads/..%2f..%2fsecret',
    '/_next/static/..%2f..%2fpackage.json',
    '/_next/image?url=http://example.com/x.png&w=640&q=75',
    '/cars/%00',
    '/cars/a%00b',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/',
    '/\\example.com',
    '/%5cexample.com',
    '/\\\\example.com/%2e%2e',
    '//example.com',
    '//example.com/..',
    '///example.com/',
    '/search//example.com',
    '/search/https://example.com',
    '/used-car/https:%2f%2fexample.com',
    'http://example.com/',
    'http://example.com/search/new-and-demo-cars/',
    '*',
    '/cars/',
    '/cars',
    '/cars/<script>alert(1)</script>',
    '/cars/a/b/c/d',
    "/cars/x' OR 1=1 --".replaceAll(' ', '%20'),
    '/search/~abc',
    '/search/%7Eabc',
    '/search/a/~b',
    '/.env',
    '/.git/config',
    '/server.mjs',
    '/favicon.ico',
    '/robots.txt',
    '/сайт',
    '/search/%F0%9F%9A%97',
  ]
  for (const target of targets) expectHarmless(target, await requestRaw(hostOf(DEALER), target))
})

test('[TEN-01] [SRCH-02] absurd query strings are read as far as they make sense', async () => {
  const queries = [
    '?',
    '?=',
    '?&&&=&=',
    '?%',
    '?%00=%00',
    '?query=%00',
    '?query=%E0%A4%A',
    '?query[]=a&query[b]=c',
    '?query=a&query=b',
    '?page=-1',
    '?page=0',
    '?page=1e309',
    '?page=99999999999999999999',
    '?page=NaN',
    '?page[]=2',
    '?refinementList=x',
    '?refinementList[make]=x',
    '?refinementList[make][x]=Toyota',
    '?refinementList[__proto__][0]=x',
    '?refinementList[constructor][0]=x',
    '?refinementList[tenant_id][0]=x',
    '?refinementList[make][999999999]=Toyota',
    '?range[price]=:',
    '?range[price]=abc:def',
    '?range[price]=9e999:-9e999',
    '?range[tenant_id]=1:2',
    '?sortBy=vehicles_other',
    '?toggle[x]=true',
    '?menu[make]=Toyota',
    '?hierarchicalMenu[a][0]=b',
    '?_rsc=../../x',
    '?_rsc=%0d%0aset-cookie:x=1',
    `?${'a'.repeat(6000)}`,
    `?${Array.from({ length: 400 }, (_, at) => `refinementList[make][${at}]=M${at}`).join('&')}`,
    `?query=${'%F0%9F%9A%97'.repeat(400)}`,
    `?${'['.repeat(3000)}`,
    `?a${'[b]'.repeat(1000)}=c`,
  ]
  for (const query of queries) {
    for (const path of ['/search/new-used-and-demo-cars/', '/search/toyota', '/']) {
      const answer = await requestRaw(hostOf(DEALER), `${path}${query}`)
      expectHarmless(`${path}${query.slice(0, 60)}`, answer)
      expect(answer.head, query.slice(0, 60)).not.toMatch(/^set-cookie/im)
    }
  }
})

test('[TEN-01] paths of 7 kB and 100 kB are answered', async () => {
  for (const start of [
    '/',
    '/cars/',
    '/search/',
    '/used-car/',
    '/images/',
    '/api/search/1/indexes/',
    '/_next/static/',
  ]) {
    expectHarmless(`7 kB after ${start}`, await requestRaw(hostOf(DEALER), start + 'a'.repeat(7000)))
    expectHarmless(`7 kB of parts after ${start}`, await requestRaw(hostOf(DEALER), start + 'a/'.repeat(3500)))
    expectHarmless(`100 kB after ${start}`, await requestRaw(hostOf(DEALER), start + 'a'.repeat(100_000)))
  }
  expectHarmless('a query of 100 kB', await requestRaw(hostOf(DEALER), `/search?query=${'a'.repeat(100_000)}`))
  expect((await requestSite(DEALER, '/healthz')).status).toBe(200)
})

test('[TEN-01] [VDP-01] another tenant’s vehicle is not found, and the page offers links', async () => {
  const vehicle = await findVehicleSlug('yarra-value-cars', "v.status = 'in_stock'")
  expect((await requestSite('yarra-value-cars', `/cars/${vehicle}`)).status).toBe(200)
  const { status, body } = await requestSite(DEALER, `/cars/${vehicle}`)
  expect(status).toBe(404)
  const html = visibleHtml(body)
  expect(html).toContain('We couldn’t find that page')
  expect(html).toContain('© Banksia Motor Group')
  expect(body).not.toContain('Yarra')
})

test('[TEN-01] a missing page is a 404 with the dealer’s own header and a search box', async () => {
  for (const path of ['/no/such/page', '/cars/no-such-car', '/nothing-here']) {
    const { status, body } = await requestSite(DEALER, path)
    expect(status, path).toBe(404)
    expect(visibleHtml(body), path).toContain('role="search"')
  }
})

test('[TEN-01] /healthz reports only whether each part answers', async () => {
  for (const host of [DEALER, undefined]) {
    const { status, headers, body } = await requestSite(host, '/healthz')
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('application/json')
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(body)).toEqual({ ok: true, database: 'ok', search: 'ok' })
  }
})
