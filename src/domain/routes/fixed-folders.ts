/** First segments of addresses that are no pages of a dealer's site, by what answers them. */
export const fixedFolders = {
  /** Built files, fonts, drawings, the map, badges and the demo's video: the same for every host, served by Next itself. */
  assets: ['_next', 'badges', 'fonts', 'map', 'marks', 'videos'],
  /** Photos, drawn or resized. */
  images: ['images'],
  /** Endpoints of a dealer's site, and Payload's REST API on the platform's host. */
  endpoints: ['api'],
  /** The panel and its preview, on the platform's host only. */
  platform: ['admin', 'preview'],
  /** Empty pages that benchmarks compare with. */
  benchmarks: ['control'],
  /** Next's own folders of sites and of the platform, which no request may name. */
  internal: ['platform', 'site'],
} as const

/** Files and answers at the root that are not in `src/app/site/[tenant]`. */
export const fixedFiles = ['healthz', 'sitemap.xml'] as const

/** Returns a pattern of the addresses in these folders, with a slash after the name or without. */
export const toFolderPattern = (folders: readonly string[]): RegExp => new RegExp(`^/(?:${folders.join('|')})(?:/|$)`)
