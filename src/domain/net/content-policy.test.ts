import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildContentSources } from '../tenancy/content-sources'
import {
  mergeSources,
  buildContentPolicy,
  emptySources,
  formatPolicyHeader,
  parseViolationReport,
} from './content-policy'

const parseDirectives = (policy: string): Readonly<Record<string, readonly string[]>> =>
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
      } = parseDirectives(formatPolicyHeader(buildContentPolicy(emptySources), hashes))
      expect(scripts).toEqual(["'self'", ...hashes.map((one) => `'sha256-${one}'`)])
      expect([objects, base]).toEqual([["'none'"], ["'self'"]])
    }),
  )
})

test('[SEC-03] allows no external hosts without analytics and chat', () => {
  expect(buildContentSources(none)).toEqual(emptySources)
  const unusedScript = { ...none, chat: { ...none.chat, script_url: 'https://chat.example/w.js' } }
  expect(buildContentSources(unusedScript)).toEqual(emptySources)
})

test('[SEC-03] allows exactly the hosts of analytics and chat', () => {
  const ownSources = buildContentSources({
    analytics: { measurement_id: 'G-AB12CD34EF' },
    chat: {
      provider: 'script',
      script_url: 'https://chat.example/widget.js?id=1',
      script_hosts: ['https://*.cdn.example'],
    },
  })
  const policy = parseDirectives(
    buildContentPolicy(mergeSources({ ...emptySources, form: ['https://pay.example'] }, ownSources)),
  )
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
    const ownSources = buildContentSources({
      ...none,
      chat: { provider: 'script', script_url, script_hosts: ['https://b.example;'] },
    })
    expect(ownSources, script_url).toEqual(emptySources)
  }
})

test('[SEC-03] parses a report to one line, without the page’s query', () => {
  const report = {
    'document-uri': 'https://dealer.example/contact?name=Ada#x',
    'blocked-uri': 'https://evil.example/x.js\nforged line',
    'violated-directive': 'script-src',
  }
  expect(parseViolationReport({ 'csp-report': report })).toEqual({
    page: 'https://dealer.example/contact',
    refused: 'https://evil.example/x.js forged line',
    by: 'script-src',
  })
  for (const odd of [null, [], 'text', {}, { 'csp-report': null }, { 'csp-report': 'text' }])
    expect(parseViolationReport(odd)).toBeNull()
})
