import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'

/**
 * A video of the gallery (GAL-02). `embed` is a video host's player, framed only when a shopper starts it; `file` is
 * played by the browser, muted and in a loop.
 */
export type Video = { readonly kind: 'embed' | 'file'; readonly src: string }

/** Address prefixes of the players that may be framed; nothing else is framed. */
const embedPaths = ['https://www.youtube.com/embed/', 'https://player.vimeo.com/video/'] as const

/** Addresses of watch pages, with the player to use for them. */
const watchPages: readonly (readonly [pattern: RegExp, player: string])[] = [
  [/^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{11})(?:[&#]|$)/, embedPaths[0]],
  [/^https:\/\/youtu\.be\/([\w-]{11})(?:[?#]|$)/, embedPaths[0]],
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d{1,12})(?:[?#]|$)/, embedPaths[1]],
]

const FILE_ENDING_PATTERN = /\.(?:mp4|m4v|webm|ogv|mov)$/i
const ANY_ENDING_PATTERN = /\.[a-z0-9]{2,5}$/i

const toEmbedAddress = (address: string): string | undefined => {
  if (embedPaths.some((path) => address.startsWith(path) && /^[\w-]+(?:[?#]|$)/.test(address.slice(path.length))))
    return address
  for (const [pattern, player] of watchPages) {
    const [, id] = pattern.exec(address) ?? []
    if (id) return `${player}${id}`
  }
  return undefined
}

/** Returns the path of an http(s) address or of this site; undefined for any other scheme. */
const toWebPath = (address: string): string | undefined => {
  if (/^\/(?![/\\])/.test(address)) return address.split(/[?#]/)[0]
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  return new URL(address).pathname
}

/**
 * Parses a video address; undefined for images, documents, other pages of video hosts and any scheme but http(s). An
 * address without a file extension counts as a file: if the browser cannot play it, the slide is removed
 * (`video-player.tsx`).
 */
export const parseVideo = (address: string): Video | undefined => {
  const trimmed = address.trim()
  const embed = toEmbedAddress(trimmed)
  if (embed) return { kind: 'embed', src: embed }
  const path = toWebPath(trimmed)
  if (path === undefined || /^https?:\/\/(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|vimeo\.com)\//i.test(trimmed))
    return undefined
  const plays = FILE_ENDING_PATTERN.test(path) || (/[^/]$/.test(path) && !ANY_ENDING_PATTERN.test(path))
  return plays ? { kind: 'file', src: trimmed } : undefined
}

/** Finds a vehicle's video: its own, else the external one, else the first playable video among its images (GAL-02). */
export const findVehicleVideo = (
  vehicle: Pick<Vehicle, 'video_url' | 'external_video_url' | 'images'>,
): Video | undefined => {
  const videoImages = vehicle.images.filter((one) => one.isVideo).map((one) => one.url)
  const addresses = [vehicle.video_url, vehicle.external_video_url, ...videoImages]
  for (const address of addresses) {
    const video = address === undefined ? undefined : parseVideo(address)
    if (video) return video
  }
  return undefined
}

/**
 * Returns the player's address for a started video: it plays at once and suggests only videos of its channel
 * afterwards.
 */
export const toAutoplayAddress = (src: string): string => {
  const url = new URL(src)
  url.searchParams.set('autoplay', '1')
  if (url.hostname.endsWith('youtube.com')) url.searchParams.set('rel', '0')
  return url.href
}
