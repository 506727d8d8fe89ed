import { imageUrl } from '@/src/domain/images'
import type { ImageDriver } from './port'

/**
 * An image host in front of images on other hosts: `{base}/?url=…&width=…&quality=…&crop=…`. Our own drawings and
 * uploads still use the image route, which takes the same parameters.
 */
export const createHostedImages = (address: string): ImageDriver => {
  const base = address.replace(/\/+$/, '')
  return { base, url: (src, options) => imageUrl(src, options, base) }
}
