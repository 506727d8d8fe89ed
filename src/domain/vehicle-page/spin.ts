import type { Vehicle } from '@/src/domain/stock/vehicle'

/** Pixels a finger moves per frame (GAL-03, V§9). */
export const pixelsPerFrame = 20

/** A frame's number brought back into the circle. */
export const wrapped = (index: number, count: number): number => ((index % count) + count) % count

/**
 * The frame after a drag of `dx` pixels that began at frame `from`. To the left is on, as with every row of pictures; a
 * move shorter than 20 pixels changes nothing.
 */
export const frameAfterDrag = (from: number, dx: number, count: number): number =>
  wrapped(from - Math.trunc(dx / pixelsPerFrame), count)

/** How many frames a big step takes: an eighth of the way round, one at least. */
export const bigStep = (count: number): number => Math.max(1, Math.round(count / 8))

/** The loaded frame that stands nearest in the circle; -1 where none is. */
export const nearestLoaded = (index: number, loaded: readonly boolean[]): number => {
  for (let away = 0; away <= loaded.length / 2; away += 1) {
    for (const at of [wrapped(index + away, loaded.length), wrapped(index - away, loaded.length)])
      if (loaded[at]) return at
  }
  return -1
}

/** The pictures a vehicle turns by; one alone turns nothing. */
export const spinFrames = (vehicle: Pick<Vehicle, 'spin_images'>): readonly string[] => {
  const frames = vehicle.spin_images.filter((one) => one.trim() !== '')
  return frames.length > 1 ? frames : []
}

/** Where an outside viewer's address takes the vehicle's own code. */
export const codePlace = '{code}'

/**
 * The page of an outside 3D viewer that supplies a vehicle's spin: the switch's template with the vehicle's `spin_code`
 * in it (GAL-03); undefined without either, or where the template is no https address.
 */
export const viewerAddress = (template: string, code: string | undefined): string | undefined => {
  if (!code?.trim() || !template.includes(codePlace)) return undefined
  const address = template.replaceAll(codePlace, encodeURIComponent(code.trim()))
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : undefined
}
