'use client'

import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { Picture } from '@/src/ui/picture'
import type { PlaceView } from './place-view'

/** Size of the map section around the pin, in units of the drawn map: about 15 degrees of longitude by 10 of latitude. */
const [across, down] = [140, 105]

/** A map drawn from the outlines of the states, so that no tile is loaded from another server. */
const DrawnMap = ({
  pin: [x, y],
  outlines,
  place,
  city,
}: {
  pin: readonly [number, number]
  outlines: readonly string[]
  place: string
  city: string
}) => (
  <svg
    viewBox={`${x - across / 2} ${y - down / 2} ${across} ${down}`}
    className="drawn-map"
    role="img"
    aria-label={`Map of ${place}`}
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

/** The location's image, or a drawn map around it; both link to its directions (LOC-03). */
export const PlaceHero = ({ view, outlines }: { view: PlaceView; outlines: readonly string[] }) => {
  if (!view.image && !view.pin) return null
  return (
    <a href={view.directions} className="place-hero">
      {view.image ? (
        <Picture
          src={imageUrl(view.image, { width: 960, quality: 75 })}
          srcSet={imageSrcSet(view.image, [640, 960, 1280], { quality: 75 })}
          sizes="(width>=64rem) 55vw,100vw"
          alt=""
          width={960}
          height={640}
          priority
        />
      ) : (
        view.pin && <DrawnMap pin={view.pin} outlines={outlines} place={view.name} city={view.city} />
      )}
      <span className="place-hero-label">View {view.name} on a map</span>
    </a>
  )
}
