import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'

/** Drag distance per frame (GAL-03). */
export const PIXELS_PER_FRAME = 20

/** Wraps a frame index into 0 to `count` − 1. */
export const wrapFrame = (index: number, count: number): number => ((index % count) + count) % count

/**
 * Returns the frame after a drag of `dx` pixels from frame `from`. Dragging to the left goes forward, as in other
 * galleries; a drag under 20 pixels changes nothing.
 */
export const findFrameAfterDrag = (from: number, dx: number, count: number): number =>
  wrapFrame(from - Math.trunc(dx / PIXELS_PER_FRAME), count)

/** Returns the frames of a big step: an eighth of a turn, at least one. */
export const bigStepOf = (count: number): number => Math.max(1, Math.round(count / 8))

/** Returns the loaded frame nearest to `index` in either direction; -1 when none is loaded. */
export const findNearestLoaded = (index: number, loaded: readonly boolean[]): number => {
  for (let distance = 0; distance <= loaded.length / 2; distance += 1) {
    for (const frame of [wrapFrame(index + distance, loaded.length), wrapFrame(index - distance, loaded.length)])
      if (loaded[frame]) return frame
  }
  return -1
}

/** Returns the frames of a vehicle's spin; a single image is no spin. */
export const listSpinFrames = (vehicle: Pick<Vehicle, 'spin_images'>): readonly string[] => {
  const frames = vehicle.spin_images.filter((one) => one.trim() !== '')
  return frames.length > 1 ? frames : []
}

/** The placeholder for the vehicle's code in an external viewer's address. */
export const CODE_PLACEHOLDER = '{code}'

/**
 * Returns the address of an external 3D viewer for a vehicle: the configured template with the vehicle's `spin_code`
 * (GAL-03). Undefined when either is missing or the result is not an https address.
 */
export const buildViewerAddress = (template: string, code: string | undefined): string | undefined => {
  if (!code?.trim() || !template.includes(CODE_PLACEHOLDER)) return undefined
  const address = template.replaceAll(CODE_PLACEHOLDER, encodeURIComponent(code.trim()))
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : undefined
}
