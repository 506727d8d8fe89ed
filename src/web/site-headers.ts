import type { ServerResponse } from 'node:http'
import {
  mergeSources,
  type ContentPolicy,
  buildContentPolicy,
  type ContentSources,
  emptySources,
} from '@/src/domain/net/content-policy'
import type { TenantHost } from '@/src/domain/tenancy/host'
import { type Env } from '@/src/env'
import { POLICY_HEADER, REPORT_ONLY_HEADER, setContentPolicy } from './content-policy'

/** Returns the external sources that this installation's own settings add to every page. */
export const installationSources = (env: Env): ContentSources => ({
  script: env.TURNSTILE_SITE_KEY ? ['https://challenges.cloudflare.com'] : [],
  connect: env.ALGOLIA_APP_ID ? ['https://*.algolia.net', 'https://*.algolianet.com'] : [],
  // Browsers apply the policy to a form's redirects as well.
  form: env.PAYMENTS_DRIVER === 'stripe' ? ['https://checkout.stripe.com'] : [],
})

/** Browser features that pages do not use; frames of other companies get none of them either. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
const permissionsPolicy = deniedFeatures.map((name) => `${name}=()`).join(', ')

const YEAR_SECONDS = 31_536_000

type Options = {
  /** True if browsers reach the installation by https. */
  readonly isHttps: boolean
  /** Absent if pages have no policy: in development, Next's own scripts use `eval`. */
  readonly sources?: ContentSources | undefined
  /** True if violations of the policy are only reported. */
  readonly isReportOnly?: boolean
}

/** Sets the headers of every answer, and the page policy of one site or, without a tenant, of the platform (SEC-03). */
export const createSiteHeaders = ({ isHttps, sources, isReportOnly = false }: Options) => {
  const policies = new WeakMap<ContentSources, ContentPolicy>()
  const getPolicy = (tenantSources: ContentSources, commonSources: ContentSources): ContentPolicy => {
    const policy = policies.get(tenantSources) ?? buildContentPolicy(mergeSources(commonSources, tenantSources))
    policies.set(tenantSources, policy)
    return policy
  }
  return {
    setCommon: (response: ServerResponse): void => {
      response.setHeader('x-content-type-options', 'nosniff')
      response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
      response.setHeader('x-frame-options', 'SAMEORIGIN')
      response.setHeader('permissions-policy', permissionsPolicy)
      response.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups')
      if (isHttps) response.setHeader('strict-transport-security', `max-age=${YEAR_SECONDS}`)
    },
    setPagePolicy: (response: ServerResponse, tenant: TenantHost | null): void => {
      if (!sources) return
      const policy = getPolicy(tenant?.sources ?? emptySources, sources)
      setContentPolicy(response, policy, isReportOnly ? REPORT_ONLY_HEADER : POLICY_HEADER)
    },
  }
}

export type SiteHeaders = ReturnType<typeof createSiteHeaders>
