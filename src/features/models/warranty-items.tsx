'use client'

import { imageUrl } from '@/src/domain/images'
import type { ModelCard } from '@/src/domain/models/model'
import { Carousel, CarouselControl, CarouselTrack } from '@/src/ui/carousel'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { useSiteBasics } from '@/src/shared/site-basics'

const WarrantyItem = ({ item: { title, text, href, image_url } }: { item: ModelCard }) => {
  const { imageHost } = useSiteBasics()
  return (
    <article className="model-card">
      {image_url && (
        <ResponsiveImage
          src={imageUrl(image_url, { width: 480, crop: '3x2' }, imageHost)}
          alt=""
          width={480}
          height={320}
          className="aspect-3/2 w-full object-cover"
        />
      )}
      <div>
        <h3>{href ? <a href={href}>{title}</a> : title}</h3>
        {text && <p>{text}</p>}
      </div>
    </article>
  )
}

/** Warranties of manufacturer and dealer (MOD-05), with the notice that every warranty needs (ACL s64). */
export const WarrantyItems = ({ items }: { items: readonly ModelCard[] }) => (
  <Carousel>
    <div className="section-head">
      <h2 id="confidence" className="section-title">
        Drive with Confidence
      </h2>
      <div className="flex gap-2">
        <CarouselControl to="previous" />
        <CarouselControl to="next" />
      </div>
    </div>
    <CarouselTrack label="Drive with Confidence">
      {items.map((item) => (
        <li key={item.title} className="w-[86%] max-w-96 lg:w-[calc((100%-3rem)/3)] lg:max-w-none">
          <WarrantyItem item={item} />
        </li>
      ))}
    </CarouselTrack>
    <p className="text-muted mt-4 text-sm">
      Warranties are in addition to your rights under the Australian Consumer Law, which they do not limit.
    </p>
  </Carousel>
)
