import type { DrawnImage } from './request'

/** A vehicle's outside in a colour and view. */
export type Painting = Pick<DrawnImage, 'body' | 'colour' | 'view'> & {
  /** Width divided by height. */
  readonly aspect: number
}

/** Three bytes a pixel: red, green, blue, rows from the top. */
export type Painted = { readonly width: number; readonly height: number; readonly pixels: Uint8Array }

/** Paints a vehicle in the size of its master. */
export type Painter = (wanted: Painting) => Promise<Painted>

/** The paint of a vehicle whose photos are missing. */
export const UNPAINTED_COLOUR = '#C9CCD0'
