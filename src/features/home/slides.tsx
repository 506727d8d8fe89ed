import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { ResponsiveImage } from '@/src/ui/responsive-image'

/** A slide of the home page (CNT-01). */
export type Slide = {
  readonly name: string
  readonly description?: string
  readonly url?: string
  readonly image_url?: string
  readonly video?: string
}

const widths = [640, 960, 1280, 1920]

const VideoSlide = ({ slide }: { slide: Slide }) => (
  <video
    controls
    muted
    loop
    playsInline
    preload="none"
    aria-label={slide.name}
    width={1920}
    height={540}
    poster={slide.image_url ? imageUrl(slide.image_url, { width: 1280, quality: 75 }) : undefined}
    src={slide.video}
    className="banner-picture"
  />
)

const SlideText = ({ slide }: { slide: Slide }) => (
  <div className="banner-text">
    <h2>{slide.name}</h2>
    {slide.description && <p>{slide.description}</p>}
    {slide.url && (
      <a href={slide.url} className="btn btn-lg btn-primary">
        Find out more
        <span className="sr-only">: {slide.name}</span>
      </a>
    )}
  </div>
)

/** Banners of 1920 × 540 in a row to swipe; a video plays on demand. On phones the text is below the image. */
export const Slides = ({ slides, first, label }: { slides: readonly Slide[]; first: boolean; label: string }) => (
  <ul className="banners" tabIndex={0} aria-label={label}>
    {slides.map((slide, index) => (
      <li key={slide.name + String(index)} className="banner" data-film={slide.video ? true : undefined}>
        {slide.video ? (
          <VideoSlide slide={slide} />
        ) : (
          slide.image_url && (
            <ResponsiveImage
              src={imageUrl(slide.image_url, { width: 1280, quality: 75 })}
              srcSet={imageSrcSet(slide.image_url, widths, { quality: 75 })}
              sizes="100vw"
              alt=""
              width={1920}
              height={540}
              priority={first && index === 0}
              className="banner-picture"
            />
          )
        )}
        <SlideText slide={slide} />
      </li>
    ))}
  </ul>
)
