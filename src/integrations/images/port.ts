import type { ImageOptions } from '@/src/domain/images'

/**
 * Pictures by width, quality and crop (GAL-05). A driver says what address a page gives a picture; whoever answers there
 * makes it. Pages build the addresses themselves, in the browser too, from `base` (`src/domain/images.ts`).
 */
export type ImageDriver = {
  /** What addresses of pictures elsewhere begin with, so that they go through a host; undefined where they stay. */
  readonly base: string | undefined
  /** The address of a picture of this width, quality (75 unless said) and crop. */
  readonly url: (src: string, options: ImageOptions) => string
}
