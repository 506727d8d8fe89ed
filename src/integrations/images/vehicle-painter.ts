import type { DrawnImage } from './request'

/** A vehicle's outside in a colour and view. */
export type Painting = Pick<DrawnImage, 'body' | 'colour' | 'view'> & {
  /** Width divided by height. */
  readonly aspect: number
}

/** Four bytes a pixel: red, green, blue and opacity, rows from the top. Beside the vehicle there is nothing. */
export type Painted = { readonly width: number; readonly height: number; readonly pixels: Uint8ClampedArray }

/** Paints a vehicle in the size of its master. */
export type Painter = (wanted: Painting) => Promise<Painted>

/** The paint of a vehicle whose photos are missing. */
export const UNPAINTED_COLOUR = '#C9CCD0'
