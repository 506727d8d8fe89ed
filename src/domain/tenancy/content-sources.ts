import { type ContentSources, HOST_SOURCE_PATTERN } from '../net/content-policy'

/** The switches that add third parties to a dealer's pages. */
type ThirdPartySwitches = {
  readonly analytics: { readonly measurement_id: string }
  readonly chat: { readonly provider: string; readonly script_url: string; readonly script_hosts: readonly string[] }
}

const originOf = (address: string): readonly string[] => (URL.canParse(address) ? [new URL(address).origin] : [])

const google = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
}

/**
 * Lists the hosts of the installation's map service: that of the style, and those from which it loads tiles and letters.
 * Anything that is no host is left out. The style may come by http, from a server inside the operator's own network.
 */
export const listMapHosts = (env: {
  readonly MAP_STYLE_URL?: string | undefined
  readonly MAP_HOSTS: string
}): readonly string[] =>
  env.MAP_STYLE_URL === undefined
    ? []
    : [
        ...originOf(env.MAP_STYLE_URL).filter((origin) => /^https?:/.test(origin)),
        ...env.MAP_HOSTS.split(',')
          .map((host) => host.trim())
          .filter((host) => HOST_SOURCE_PATTERN.test(host)),
      ]

/**
 * Lists the third-party hosts that a dealer's switches allow on its pages (SEC-03), and those of the installation's map
 * service.
 */
export const buildContentSources = (
  { analytics, chat }: ThirdPartySwitches,
  mapHosts: readonly string[] = [],
): ContentSources => {
  const hasChat = chat.provider === 'script'
  const chatHosts = hasChat
    ? [...originOf(chat.script_url), ...chat.script_hosts].filter((host) => HOST_SOURCE_PATTERN.test(host))
    : []
  const hasAnalytics = analytics.measurement_id !== ''
  return {
    script: [...(hasAnalytics ? google.script : []), ...chatHosts],
    connect: [
      ...mapHosts,
      ...(hasAnalytics ? google.connect : []),
      ...chatHosts,
      ...chatHosts.map((host) => host.replace(/^https:/, 'wss:')),
    ],
    form: [],
  }
}
