import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import type { MapPlace } from '@/src/domain/locations/australia'
import { DrawnMap } from '@/src/shared/drawn-map'
import type { DepartmentView } from './department-view'
import { ServiceMap } from './service-map'

type MappedLocation = Pick<DepartmentView, 'name' | 'city' | 'directions' | 'image' | 'pin' | 'position'>

/** Returns whether a location has an image or a map. */
export const hasHero = ({ image, pin }: Pick<MappedLocation, 'image' | 'pin'>): boolean =>
  Boolean(image) || pin !== undefined

type Props = {
  readonly view: MappedLocation
  readonly mapStyle: string | undefined
  /** Further places on the drawn map. */
  readonly others?: readonly MapPlace[]
}

/**
 * The location's image, or a map around it; both link to its directions (LOC-03). The map is drawn, unless the
 * installation has a map service.
 */
export const LocationHero = ({ view, mapStyle, others = [] }: Props) => {
  if (!hasHero(view)) return null
  const label = `View ${view.name} on a map`
  const drawn = view.pin && <DrawnMap places={[{ pin: view.pin, city: view.city }, ...others]} name={view.name} />
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
