import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { altOf } from '@/src/server/content/menus'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { imageOf } from '../safe-values'
import type { BlockView } from '../view'

export const galleryView: BlockView<'gallery'> = (data, { id }) => {
  const images = (data.images ?? []).flatMap((row) => {
    const src = imageOf(row)
    return src === undefined ? [] : [{ src, alt: altOf(row), caption: row.caption }]
  })
  if (images.length === 0) return null
  const title = id('gallery')
  return (
    <section {...(data.heading && { 'aria-labelledby': title })} className="py-8 lg:py-12">
      <div className="wrap">
        {data.heading && (
          <div className="section-head">
            <h2 id={title} className="section-title">
              {data.heading}
            </h2>
          </div>
        )}
        <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3 lg:gap-4">
          {images.map(({ src, alt, caption }, index) => (
            <li key={index}>
              <figure className="grid gap-1">
                <ResponsiveImage
                  src={imageUrl(src, { width: 640, crop: '3x2' })}
                  srcSet={imageSrcSet(src, [320, 480, 640, 960], { crop: '3x2' })}
                  sizes="(width >= 64rem) 33vw, 50vw"
                  alt={alt}
                  width={640}
                  height={427}
                  className="bg-surface-alt aspect-3/2 w-full rounded-md object-cover"
                />
                {caption && <figcaption className="text-muted text-sm">{caption}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
