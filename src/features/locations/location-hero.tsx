'use client'

import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { useSiteBasics } from '@/src/shared/site-basics'
import type { DepartmentView } from './department-view'
import { ServiceMap } from './service-map'

/** Size of the map section around the pin, in units of the drawn map: about 15 degrees of longitude by 10 of latitude. */
const [mapWidth, mapHeight] = [140, 105]

/** A map drawn from the outlines of the states, so that no tile is loaded from another server. */
const DrawnMap = ({
  pin: [x, y],
  outlines,
  name,
  city,
}: {
  pin: readonly [number, number]
  outlines: readonly string[]
  name: string
  city: string
}) => (
  <svg
    viewBox={`${x - mapWidth / 2} ${y - mapHeight / 2} ${mapWidth} ${mapHeight}`}
    className="drawn-map"
    role="img"
    aria-label={`Map of ${name}`}
  >
    {outlines.map((points) => (
      <polygon key={points} points={points} />
    ))}
    <circle cx={x} cy={y} r="7" />
    <circle cx={x} cy={y} r="2.5" />
    <text x={x} y={y + 14}>
      {city}
    </text>
  </svg>
)

type MappedLocation = Pick<DepartmentView, 'name' | 'city' | 'directions' | 'image' | 'pin' | 'position'>

/**
 * The location's image, or a map around it; both link to its directions (LOC-03). The map is drawn, unless the
 * installation has a map service.
 */
export const LocationHero = ({ view, outlines }: { view: MappedLocation; outlines: readonly string[] }) => {
  const { mapStyle } = useSiteBasics()
  if (!view.image && !view.pin) return null
  const label = `View ${view.name} on a map`
  const drawn = view.pin && <DrawnMap pin={view.pin} outlines={outlines} name={view.name} city={view.city} />
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
