import { imageUrl } from '@/src/domain/images'
import type { ImageDriver } from './port'

/**
 * An image host in front of pictures elsewhere: `{base}/?url=…&width=…&quality=…&crop=…`. Our own drawings and uploads
 * stay with the image route, which takes the same parameters.
 */
export const hostedImages = (address: string): ImageDriver => {
  const base = address.replace(/\/+$/, '')
  return { base, url: (src, options) => imageUrl(src, options, base) }
}
