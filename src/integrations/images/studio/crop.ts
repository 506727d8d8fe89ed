/** A rectangle in pixels of a master's image. It may reach beyond the image. */
export type Area = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
export type Size = Pick<Area, 'width' | 'height'>

/** Room that a crop leaves around the vehicle, as a share of the vehicle. */
const ROOM = 1.06

/** Returns where a window starts that is centred on the vehicle, and inside the image if it is not larger than that. */
const centre = (length: number, window: number, start: number, vehicle: number): number => {
  const centred = Math.round(start + vehicle / 2 - window / 2)
  return window > length ? centred : Math.min(Math.max(centred, 0), length - window)
}

/**
 * Returns the part of an image to show at a ratio of width to height. It is as large as the image allows, but never cuts
 * the vehicle: where it would, it is larger than the image, and the backdrop has to go on at the sides or above. Below,
 * the floor ends in the vehicle's shadow.
 */
export const cropAround = (image: Size, vehicle: Area, aspect: number): Area => {
  const isWide = aspect >= image.width / image.height
  const exact = isWide
    ? Math.max(image.width / aspect, vehicle.height * ROOM)
    : Math.max(image.height, (vehicle.width * ROOM) / aspect)
  const [width, height] = [Math.round(exact * aspect), Math.round(exact)]
  const left = centre(image.width, width, vehicle.left, vehicle.width)
  const top = height > image.height ? image.height - height : centre(image.height, height, vehicle.top, vehicle.height)
  return { left, top, width, height }
}

/** Widens a crop on all sides, so that the vehicle in it is as small as `scale` says, and in the same place. */
export const widen = ({ left, top, width, height }: Area, scale: number): Area => {
  const wide: Size = { width: Math.round(width / scale), height: Math.round(height / scale) }
  return {
    left: Math.round(left - (wide.width - width) / 2),
    top: Math.round(top - (wide.height - height) / 2),
    ...wide,
  }
}
