import sharp from 'sharp'
import type { Painted } from './vehicle-painter'

/** How opaque a vehicle without photos is: clearly not a photo, and still seen on light and dark pages. */
const OPACITY = 0.45

/** No text, because that needs a font. */
const drawSign = ({ width, height }: Pick<Painted, 'width' | 'height'>): Buffer => {
  const size = Math.round(Math.min(width, height) * 0.2)
  const [left, top] = [Math.round((width - size) / 2), Math.round((height - size) / 2)]
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<svg x="${left}" y="${top}" width="${size}" height="${size}" viewBox="0 0 48 48">` +
      `<circle cx="24" cy="24" r="24" fill="#ffffff" fill-opacity="0.92"/>` +
      `<path d="M19.5 15h9l2.2 3H35a2.5 2.5 0 0 1 2.5 2.5v11A2.5 2.5 0 0 1 35 34H13a2.5 2.5 0 0 1-2.5-2.5v-11A2.5 2.5 0 0 1 13 18h4.3z" fill="none" stroke="#5b6470" stroke-width="2" stroke-linejoin="round"/>` +
      `<circle cx="24" cy="25.5" r="5" fill="none" stroke="#5b6470" stroke-width="2"/>` +
      `</svg></svg>`,
  )
}

/** Returns the pixels of an unpainted vehicle made pale, with a camera icon on them. */
export const addMissingPhotoSign = async (
  pixels: Uint8ClampedArray,
  size: Pick<Painted, 'width' | 'height'>,
): Promise<Uint8ClampedArray> => {
  const pale = pixels.slice()
  for (let at = 3; at < pale.length; at += 4) pale[at] = (pale[at] ?? 0) * OPACITY
  const { buffer, byteOffset, length } = await sharp(pale, { raw: { ...size, channels: 4 } })
    .composite([{ input: drawSign(size) }])
    .raw()
    .toBuffer()
  return new Uint8ClampedArray(buffer, byteOffset, length)
}
