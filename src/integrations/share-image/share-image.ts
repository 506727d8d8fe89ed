import { create } from 'fontkit'
import sharp from 'sharp'
import { shareImageSize, type ShareCard } from '@/src/domain/vehicle-page/sharing/share-card'
import { toLatinText } from '@/src/domain/text/latin-text'
import { outlineText } from './text-outline'

/** Messengers leave out larger images. */
export const MAX_SHARE_IMAGE_BYTES = 300_000

const { width, height } = shareImageSize
const MARGIN = 56
const INNER_WIDTH = width - 2 * MARGIN
/** Space between a price and what it includes. */
const PRICE_GAP = 20
const qualities = [84, 70, 55] as const

export type ShareImageLook = {
  /** TrueType files. */
  readonly heading: Buffer
  readonly text: Buffer
  /** The dealer's colours, `#rrggbb`. */
  readonly accent: string
  readonly onAccent: string
  /** A dark one that white text is readable on. */
  readonly chrome: string
}

const place = (svg: string, x: number, y: number, fill: string): string =>
  `<g transform="translate(${x} ${y})" fill="${fill}">${svg}</g>`

const drawDealer = (name: string, { text, accent, onAccent }: ShareImageLook): string => {
  const label = outlineText(create(text), name, { size: 34, minSize: 24, maxWidth: INNER_WIDTH - 56 })
  return `<rect x="${MARGIN}" y="44" width="${label.width + 56}" height="68" rx="8" fill="${accent}"/>${place(label.svg, MARGIN + 28, 90, onAccent)}`
}

const drawTexts = ({ title, detail, price, priceType }: ShareCard, look: ShareImageLook): string => {
  const [heading, text] = [create(look.heading), create(look.text)]
  const name = outlineText(heading, title, { size: 60, minSize: 40, maxWidth: INNER_WIDTH })
  const amount = outlineText(heading, price ?? '', { size: 58, minSize: 36, maxWidth: INNER_WIDTH * 0.6 })
  // Never shortened: a price without the whole of what it includes would mislead (Australian Consumer Law s48).
  const kind = outlineText(text, priceType ?? '', {
    size: 28,
    minSize: 0,
    maxWidth: INNER_WIDTH - amount.width - PRICE_GAP,
  })
  const note = outlineText(text, detail ?? '', { size: 30, minSize: 24, maxWidth: INNER_WIDTH })
  const hasPrice = amount.width > 0
  return [
    place(name.svg, MARGIN, hasPrice ? 458 : 516, '#ffffff'),
    place(note.svg, MARGIN, hasPrice ? 506 : 566, '#ffffff'),
    place(amount.svg, MARGIN, 580, '#ffffff'),
    place(kind.svg, MARGIN + amount.width + PRICE_GAP, 580, '#ffffff'),
  ].join('')
}

/** Letters that the dealer's font lacks are replaced by similar ones. */
const toDrawable = ({ title, detail, price, priceType, dealer }: ShareCard): ShareCard => ({
  title: toLatinText(title),
  dealer: toLatinText(dealer),
  ...(detail !== undefined && { detail: toLatinText(detail) }),
  ...(price !== undefined && { price: toLatinText(price) }),
  ...(priceType !== undefined && { priceType: toLatinText(priceType) }),
})

const drawOverlay = (card: ShareCard, look: ShareImageLook): Buffer => {
  const shade = `<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${look.chrome}" stop-opacity="0"/><stop offset="0.45" stop-color="${look.chrome}" stop-opacity="0.86"/><stop offset="1" stop-color="${look.chrome}" stop-opacity="0.97"/></linearGradient>`
  const parts = [
    `<defs>${shade}</defs>`,
    `<rect y="300" width="${width}" height="330" fill="url(#shade)"/>`,
    `<rect y="616" width="${width}" height="14" fill="${look.accent}"/>`,
    drawDealer(card.dealer, look),
    drawTexts(card, look),
  ]
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`,
  )
}

/**
 * Composes the image of a shared link (OUT-05): the photo, 1200×630, with title, price and the dealer's name in its
 * fonts and colours. JPEG below 300 kB. Without a photo the background has the dealer's dark colour.
 */
export const composeShareImage = async (
  card: ShareCard,
  look: ShareImageLook,
  photo: Buffer | undefined,
): Promise<Buffer> => {
  const background = photo
    ? sharp(photo).resize(width, height, { fit: 'cover' })
    : sharp({ create: { width, height, channels: 3, background: look.chrome } })
  const pixels = await background
    .composite([{ input: drawOverlay(toDrawable(card), look) }])
    .removeAlpha()
    .raw()
    .toBuffer()
  const raw = { raw: { width, height, channels: 3 as const } }
  for (const quality of qualities) {
    const jpeg = await sharp(pixels, raw).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length < MAX_SHARE_IMAGE_BYTES) return jpeg
  }
  return sharp(pixels, raw).jpeg({ quality: 35, mozjpeg: true }).toBuffer()
}
