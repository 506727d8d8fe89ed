'use client'

import { useMemo } from 'react'
import { imageUrl } from '@/src/domain/images'
import { categoryLabels, type ShownCategory, toPhotoAlt } from '@/src/domain/vehicle-page/gallery/gallery'
import { unpackAddresses } from '@/src/domain/vehicle-page/gallery/packed-addresses'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { useSiteBasics } from '@/src/shared/site-basics'

/** All photos of a vehicle in a list: for browsers without script, for printing and for saving one (GAL-01). */
export const PhotoList = ({
  photos: packedPhotos,
  categories,
  captions,
  name,
  quality,
}: {
  photos: string
  /** The category of each photo; empty if all show the exterior. */
  categories: readonly ShownCategory[]
  /** The caption of each photo; empty if none has one. */
  captions: readonly string[]
  name: string
  quality: number
}) => {
  const { imageHost } = useSiteBasics()
  const photos = useMemo(() => unpackAddresses(packedPhotos), [packedPhotos])
  return (
    <ol className="gallery-list">
      {photos.map((url, index) => (
        <li key={index}>
          <ResponsiveImage
            src={imageUrl(url, { width: 960, quality }, imageHost)}
            alt={toPhotoAlt(name, index, photos.length, categories[index], captions[index])}
            width={960}
            height={640}
            eager={index < 2}
          />
          {captions[index] && <p className="gallery-list-caption">{captions[index]}</p>}
          {categories[index] === 'damage' && <p className="gallery-list-mark">{categoryLabels.damage}</p>}
        </li>
      ))}
    </ol>
  )
}
