import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentSources } from '../tenancy/content-sources'
import { allSources, contentPolicy, noSources, policyHeader, readReport } from './content-policy'

const directives = (policy: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    policy.split('; ').map((one) => {
      const [name = '', ...sources] = one.split(' ')
      return [name, sources] as const
    }),
  )

const none = { analytics: { measurement_id: '' }, chat: { provider: 'none', script_url: '', script_hosts: [] } }

test('[SEC-03] allows only inline scripts with known hashes and scripts of listed hosts', () => {
  const hash = fc.stringMatching(/^[A-Za-z0-9+/]{43}=$/)
  fc.assert(
    fc.property(fc.array(hash), (hashes) => {
      const {
        'script-src': scripts,
        'object-src': objects,
        'base-uri': base,
      } = directives(policyHeader(contentPolicy(noSources), hashes))
      expect(scripts).toEqual(["'self'", ...hashes.map((one) => `'sha256-${one}'`)])
      expect([objects, base]).toEqual([["'none'"], ["'self'"]])
    }),
  )
})

test('[SEC-03] allows no external hosts without analytics and chat', () => {
  expect(contentSources(none)).toEqual(noSources)
  const forgotten = { ...none, chat: { ...none.chat, script_url: 'https://chat.example/w.js' } }
  expect(contentSources(forgotten)).toEqual(noSources)
})

test('[SEC-03] allows exactly the hosts of analytics and chat', () => {
  const own = contentSources({
    analytics: { measurement_id: 'G-AB12CD34EF' },
    chat: {
      provider: 'script',
      script_url: 'https://chat.example/widget.js?id=1',
      script_hosts: ['https://*.cdn.example'],
    },
  })
  const policy = directives(contentPolicy(allSources({ ...noSources, form: ['https://pay.example'] }, own)))
  expect(policy['script-src']).toEqual([
    "'self'",
    'https://www.googletagmanager.com',
    'https://chat.example',
    'https://*.cdn.example',
  ])
  expect(policy['connect-src']).toContain('wss://chat.example')
  expect(policy['connect-src']).toContain('https://*.google-analytics.com')
  expect(policy['form-action']).toEqual(["'self'", 'https://pay.example'])
})

test('[SEC-03] a chat’s address cannot add directives to the policy', () => {
  const scripts = [
    'https://a;script-src/x',
    "https://a.example,'unsafe-inline'/x",
    'https://*/x',
    'javascript:alert(1)',
  ]
  for (const script_url of scripts) {
    const own = contentSources({
      ...none,
      chat: { provider: 'script', script_url, script_hosts: ['https://b.example;'] },
    })
    expect(own, script_url).toEqual(noSources)
  }
})

test('[SEC-03] parses a report to one line, without the page’s query', () => {
  const report = {
    'document-uri': 'https://dealer.example/contact?name=Ada#x',
    'blocked-uri': 'https://evil.example/x.js\nforged line',
    'violated-directive': 'script-src',
  }
  expect(readReport({ 'csp-report': report })).toEqual({
    page: 'https://dealer.example/contact',
    refused: 'https://evil.example/x.js forged line',
    by: 'script-src',
  })
  for (const odd of [null, [], 'text', {}, { 'csp-report': null }, { 'csp-report': 'text' }])
    expect(readReport(odd)).toBeNull()
})
