import { bodyPlaceholderUrl, type ImageFacts } from '@/src/domain/images/studio-image'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { ResponsiveImage } from '@/src/ui/responsive-image'

/** Replaces missing photos: a shape of the vehicle, and the reason (GAL-01). */
export const GalleryPlaceholder = ({ facts }: { facts: ImageFacts }) => {
  const src = bodyPlaceholderUrl(facts)
  return (
    <div className="gallery-stage">
      <ResponsiveImage
        src={imageUrl(src, { width: 960 })}
        srcSet={imageSrcSet(src, [640, 960, 1280])}
        sizes="(width >= 84rem) 52rem, (width >= 64rem) 62vw, 100vw"
        alt=""
        width={960}
        height={640}
        priority
        className="object-contain"
      />
      <p className="photos-coming">
        <span className="font-semibold">Photos coming soon</span>
        <span className="text-muted text-sm">We haven’t photographed this vehicle yet.</span>
      </p>
    </div>
  )
}
