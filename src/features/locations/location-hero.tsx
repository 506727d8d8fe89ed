import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { DrawnMap } from '@/src/shared/drawn-map'
import type { DepartmentView } from './department-view'
import { ServiceMap } from './service-map'

type MappedLocation = Pick<DepartmentView, 'name' | 'city' | 'directions' | 'image' | 'pin' | 'position'>

/** Returns whether a location has an image or a map. */
export const hasHero = ({ image, pin }: Pick<MappedLocation, 'image' | 'pin'>): boolean =>
  Boolean(image) || pin !== undefined

/**
 * The location's image, or a map around it; both link to its directions (LOC-03). The map is drawn, unless the
 * installation has a map service.
 */
export const LocationHero = ({ view, mapStyle }: { view: MappedLocation; mapStyle: string | undefined }) => {
  if (!hasHero(view)) return null
  const label = `View ${view.name} on a map`
  const drawn = view.pin && <DrawnMap pin={view.pin} name={view.name} city={view.city} />
  if (mapStyle && view.position && !view.image)
    return (
      <div className="location-hero">
        <ServiceMap name={view.name} position={view.position} styleUrl={mapStyle}>
          {drawn}
        </ServiceMap>
        <a href={view.directions} className="location-hero-label">
          {label}
        </a>
      </div>
    )
  return (
    <a href={view.directions} className="location-hero">
      {view.image ? (
        <ResponsiveImage
          src={imageUrl(view.image, { width: 960, quality: 75 })}
          srcSet={imageSrcSet(view.image, [640, 960, 1280], { quality: 75 })}
          sizes="(width>=64rem) 55vw,100vw"
          alt=""
          width={960}
          height={640}
          priority
        />
      ) : (
        drawn
      )}
      <span className="location-hero-label">{label}</span>
    </a>
  )
}
