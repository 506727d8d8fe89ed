import type { Point } from './hotspots'

/**
 * An interior is one wide picture looked at through a window (GAL-03). `left` is the window's left edge and `share` its
 * width, both as parts of the picture's width; a picture no wider than the window does not move.
 */
export type Outlook = { readonly left: number; readonly share: number }

/** How much of a picture of shape `ratio` (width over height) a window of shape `room` shows at full height. */
export const shareShown = (ratio: number, room: number): number => Math.min(1, room / ratio)

const fraction = (value: number): number => value - Math.floor(value)

/** The outlook moved by a part of the picture's width; all the way round is where it began. */
export const turned = ({ left, share }: Outlook, by: number): Outlook => ({
  left: share >= 1 ? 0 : fraction(left + by),
  share,
})

/** The outlook with a place of the picture (in percent of its width) in its middle. */
export const lookingAt = (x: number, share: number): Outlook => turned({ left: x / 100 - share / 2, share }, 0)

/** The middle of the outlook in whole degrees from the picture's middle: 0 straight on, up to 359, to the right. */
export const degreesOf = ({ left, share }: Outlook): number => Math.round(fraction(left + share / 2 - 0.5) * 360) % 360

/** Where a place of the picture stands in the window, in percent of the window; undefined outside it. */
export const pointInWindow = ({ x, y }: Point, { left, share }: Outlook): Point | undefined => {
  const across = (fraction(x / 100 - left) / share) * 100
  return across <= 100 && y >= 0 && y <= 100 ? { x: across, y } : undefined
}
