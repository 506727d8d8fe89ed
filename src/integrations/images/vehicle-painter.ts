import type { DrawnImage } from './request'

/** A vehicle's outside in a colour and view. */
export type Painting = Pick<DrawnImage, 'body' | 'colour' | 'view'> & {
  /** The width the image will be shown at; the result may be wider. */
  readonly width: number
  /** Width divided by height. */
  readonly aspect: number
}

/** Three bytes a pixel: red, green, blue, rows from the top. */
export type Painted = { readonly width: number; readonly height: number; readonly pixels: Uint8Array }

/** Paints a vehicle; rejects with a RangeError if there is no such image. */
export type Painter = (wanted: Painting) => Promise<Painted>

/** The paint of a vehicle whose photos are missing. */
export const UNPAINTED_COLOUR = '#C9CCD0'
