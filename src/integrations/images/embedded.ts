import { imageUrl } from '@/src/domain/images'
import type { ImageDriver } from './port'

/** This installation's own image route (`handler.ts`); pictures elsewhere are loaded from where they are, as they are. */
export const embeddedImages: ImageDriver = { base: undefined, url: (src, options) => imageUrl(src, options) }
