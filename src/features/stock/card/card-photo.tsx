import { formatInteger } from '@/src/domain/text/numbers'
import { Icon } from '@/src/ui/icon'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { useSiteBasics } from '@/src/shared/site-basics'
import { PhotosSlot } from './card-controls-slot'
import type { CardView } from './card-view'
import { cardPhotoSources, cardSizes, type CardLayout } from './card-photo-sources'

/** Location, 360° spin and number of views, at the foot of the photo. */
const Overlay = ({ view: { spin, views }, location }: { view: CardView; location: string | undefined }) => {
  if (location === undefined && !spin && views === undefined) return null
  return (
    <div className="card-over">
      {location !== undefined && (
        <p className="card-location">
          <Icon name="map-pin" />
          <span>{location}</span>
        </p>
      )}
      {(spin || views !== undefined) && (
        <p className="card-seen">
          {spin && (
            <span>
              <Icon name="rotate-3d" />
              360° spin
            </span>
          )}
          {views !== undefined && (
            <span>
              <Icon name="eye" />
              <b className="sr-only">Views </b>
              {formatInteger(views)}
            </span>
          )}
        </p>
      )}
    </div>
  )
}

const Tag = ({ kind, text, image }: NonNullable<CardView['tag']>) =>
  image ? <img src={image} alt={text} className="card-badge" /> : <p className={`card-tag tag-${kind}`}>{text}</p>

export type CardPhotoProps = {
  view: CardView
  layout: CardLayout
  priority: boolean
  eager: boolean
  /** The location is not on the photo: the card has it in its text. */
  withoutLocation?: boolean
}

/** The photo of a card with one tag: sold, or the first that applies (CARD-03, CARD-06). */
export const CardPhoto = ({ view, layout, priority, eager, withoutLocation = false }: CardPhotoProps) => (
  <div className="card-photo">
    <ResponsiveImage
      {...cardPhotoSources(view.photo, view.quality, useSiteBasics().imageHost)}
      sizes={cardSizes[layout]}
      alt=""
      width={600}
      height={400}
      priority={priority}
      eager={eager}
    />
    <PhotosSlot view={view} layout={layout} />
    {view.tag && <Tag {...view.tag} />}
    <Overlay view={view} location={withoutLocation ? undefined : view.location} />
  </div>
)
