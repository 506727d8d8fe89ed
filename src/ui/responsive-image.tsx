/**
 * An image with reserved space (`width` and `height` give the aspect ratio). `priority` is for what a shopper sees
 * first, `eager` for images beside it on wide screens; all others load when they are near the screen.
 */
export const ResponsiveImage = ({
  src,
  srcSet,
  sizes,
  alt,
  width,
  height,
  priority = false,
  eager = priority,
  className,
}: {
  src: string
  srcSet?: string
  sizes?: string
  alt: string
  width: number
  height: number
  priority?: boolean
  eager?: boolean
  className?: string
}) => (
  <img
    src={src}
    srcSet={srcSet}
    sizes={sizes}
    alt={alt}
    width={width}
    height={height}
    loading={eager ? 'eager' : 'lazy'}
    fetchPriority={priority ? 'high' : undefined}
    decoding={priority ? 'sync' : 'async'}
    className={className}
  />
)
