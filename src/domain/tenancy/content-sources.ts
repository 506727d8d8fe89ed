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

/** Lists the third-party hosts that a dealer's switches allow on its pages (SEC-03). */
export const buildContentSources = ({ analytics, chat }: ThirdPartySwitches): ContentSources => {
  const hasChat = chat.provider === 'script'
  const chatHosts = hasChat
    ? [...originOf(chat.script_url), ...chat.script_hosts].filter((host) => HOST_SOURCE_PATTERN.test(host))
    : []
  const hasAnalytics = analytics.measurement_id !== ''
  return {
    script: [...(hasAnalytics ? google.script : []), ...chatHosts],
    connect: [
      ...(hasAnalytics ? google.connect : []),
      ...chatHosts,
      ...chatHosts.map((host) => host.replace(/^https:/, 'wss:')),
    ],
    form: [],
  }
}
