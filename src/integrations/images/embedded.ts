import { imageUrl } from '@/src/domain/images'
import type { ImageDriver } from './port'

/** Uses this installation's own image route (`handler.ts`); images on other hosts are loaded directly. */
export const embeddedImages: ImageDriver = { base: undefined, url: (src, options) => imageUrl(src, options) }
