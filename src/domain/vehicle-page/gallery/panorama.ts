import type { Point } from './hotspots'

/**
 * The visible part of an interior, which is one wide image seen through a window (GAL-03). `left` is the left edge of
 * the window and `share` its width, both as a fraction of the image's width. An image no wider than the window does not
 * move.
 */
export type PanoramaView = { readonly left: number; readonly share: number }

/**
 * Returns the share of an image visible at full height, given the width-to-height ratios of the image and the window.
 */
export const visibleShareOf = (ratio: number, room: number): number => Math.min(1, room / ratio)

const fraction = (value: number): number => value - Math.floor(value)

/** Rotates the view by a fraction of the image's width; a full turn returns to the start. */
export const rotateView = ({ left, share }: PanoramaView, shift: number): PanoramaView => ({
  left: share >= 1 ? 0 : fraction(left + shift),
  share,
})

/** Returns the view through a window of another width, with the same centre. */
export const resizeView = ({ left, share: before }: PanoramaView, share: number): PanoramaView =>
  rotateView({ left, share }, (before - share) / 2)

/** Returns the view centred on a position of the image, in percent of its width. */
export const centreOn = (x: number, share: number): PanoramaView => rotateView({ left: x / 100 - share / 2, share }, 0)

/**
 * Returns the heading of the view's centre in whole degrees: 0 at the image's centre, increasing to the right up to
 * 359.
 */
export const headingDegreesOf = ({ left, share }: PanoramaView): number =>
  Math.round(fraction(left + share / 2 - 0.5) * 360) % 360

/** Converts a position in the image to one in the window, both in percent; undefined outside the window. */
export const toWindowPoint = ({ x, y }: Point, { left, share }: PanoramaView): Point | undefined => {
  const across = (fraction(x / 100 - left) / share) * 100
  return across <= 100 && y >= 0 && y <= 100 ? { x: across, y } : undefined
}
