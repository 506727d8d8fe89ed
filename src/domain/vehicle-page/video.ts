import type { Vehicle } from '@/src/domain/stock/vehicle'

/**
 * A video beside the photos (GAL-02). `embed` is a page of a video host, shown in a frame once a shopper asks for it;
 * `file` is played by the browser itself, muted and in a loop.
 */
export type Video = { readonly kind: 'embed' | 'file'; readonly src: string }

/** Pages of video hosts that may stand in a frame, by how their address begins. Nothing else is ever framed. */
const embedPaths = ['https://www.youtube.com/embed/', 'https://player.vimeo.com/video/'] as const

/** What people copy from the address line, and the player's own address for it. */
const watchPages: readonly (readonly [pattern: RegExp, player: string])[] = [
  [/^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{11})(?:[&#]|$)/, embedPaths[0]],
  [/^https:\/\/youtu\.be\/([\w-]{11})(?:[?#]|$)/, embedPaths[0]],
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d{1,12})(?:[?#]|$)/, embedPaths[1]],
]

const fileEndings = /\.(?:mp4|m4v|webm|ogv|mov)$/i
const anyEnding = /\.[a-z0-9]{2,5}$/i

const embedOf = (address: string): string | undefined => {
  if (embedPaths.some((path) => address.startsWith(path) && /^[\w-]+(?:[?#]|$)/.test(address.slice(path.length))))
    return address
  for (const [pattern, player] of watchPages) {
    const [, id] = pattern.exec(address) ?? []
    if (id) return `${player}${id}`
  }
  return undefined
}

/** The path of an address of the web or of this site; undefined for every other scheme. */
const pathOf = (address: string): string | undefined => {
  if (/^\/(?![/\\])/.test(address)) return address.split(/[?#]/)[0]
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  return new URL(address).pathname
}

/**
 * What plays at an address; undefined where nothing can: a picture, a document, a video host's other pages, any scheme
 * but the web's. An address without an ending is taken for a file: a browser that cannot play it says so, and the slide
 * goes (`video-player.tsx`).
 */
export const videoAt = (address: string): Video | undefined => {
  const wanted = address.trim()
  const embed = embedOf(wanted)
  if (embed) return { kind: 'embed', src: embed }
  const path = pathOf(wanted)
  if (path === undefined || /^https?:\/\/(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|vimeo\.com)\//i.test(wanted))
    return undefined
  const plays = fileEndings.test(path) || (/[^/]$/.test(path) && !anyEnding.test(path))
  return plays ? { kind: 'file', src: wanted } : undefined
}

/** A vehicle's video: its own, else one elsewhere, else the first film among its pictures that can be played (GAL-02). */
export const vehicleVideo = (
  vehicle: Pick<Vehicle, 'video_url' | 'external_video_url' | 'images'>,
): Video | undefined => {
  const films = vehicle.images.filter((one) => one.isVideo).map((one) => one.url)
  const addresses = [vehicle.video_url, vehicle.external_video_url, ...films]
  for (const address of addresses) {
    const video = address === undefined ? undefined : videoAt(address)
    if (video) return video
  }
  return undefined
}

/** The player's address once a shopper pressed play: it starts by itself, and shows its own dealer's films alone after. */
export const playingEmbed = (src: string): string => {
  const url = new URL(src)
  url.searchParams.set('autoplay', '1')
  if (url.hostname.endsWith('youtube.com')) url.searchParams.set('rel', '0')
  return url.href
}
