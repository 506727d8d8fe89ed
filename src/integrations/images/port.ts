import type { ImageOptions } from '@/src/domain/images'

/**
 * Images by width, quality and crop (GAL-05). A driver determines the address of an image, and the server at that
 * address creates it. Pages also build addresses in the browser, from `base` (`src/domain/images.ts`).
 */
export type ImageDriver = {
  /** The image host that addresses of external images go through; undefined if they are loaded directly. */
  readonly base: string | undefined
  /** Returns the address of an image with this width, quality (default 75) and crop. */
  readonly url: (src: string, options: ImageOptions) => string
}
