import PDFDocument from 'pdfkit'
import { toLatinText } from '@/src/domain/text/latin-text'
import type { Fact } from '@/src/domain/vehicle-page/facts/facts'
import { formatTerms } from '@/src/domain/vehicle-page/price/price-text'
import type { VehicleSheet } from '@/src/domain/vehicle-page/sheet'
import type { SheetFonts } from './fonts'

export type SheetOptions = {
  readonly fonts: SheetFonts
  /** The dealer's colour, `#rrggbb`. */
  readonly accent: string
  /** The QR code's unit squares as an SVG path. */
  readonly qr: { readonly path: string; readonly size: number }
  /** JPEG, 3:2. */
  readonly photo?: Buffer | undefined
}

type Doc = PDFKit.PDFDocument

/** A4, in points. */
const page = { width: 595.28, height: 841.89, margin: 40 }
const innerWidth = page.width - 2 * page.margin
const rightEdge = page.width - page.margin
const FOOTER_HEIGHT_POINTS = 92
const footerTop = page.height - page.margin - FOOTER_HEIGHT_POINTS
const photoSize = { width: 285, height: 190 }
const GAP_POINTS = 16
/** More lines than the longest warning a dealer may set needs. */
const MAX_WARNING_LINES = 60
const [ink, muted, line] = ['#111111', '#4a4a4a', '#d9d9d9']

type TextBox = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly font: keyof SheetFonts
  readonly size: number
  readonly colour?: string
  readonly align?: 'left' | 'right'
  /** The most lines; a longer text ends in an ellipsis. */
  readonly lines?: number
}

/** Writes a text into a box and returns the height it used. */
const writeText = (
  doc: Doc,
  text: string,
  { x, y, width, font, size, colour = ink, align = 'left', lines = 1 }: TextBox,
) => {
  const latin = toLatinText(text)
  if (latin === '') return 0
  doc.font(font).fontSize(size).fillColor(colour)
  const maxHeight = doc.currentLineHeight(true) * lines
  const height = Math.min(doc.heightOfString(latin, { width }), maxHeight)
  doc.text(latin, x, y, { width, align, height: maxHeight + 0.5, ellipsis: true })
  return height
}

const drawRule = (doc: Doc, y: number, colour: string, thick = 0.5): void => {
  doc.moveTo(page.margin, y).lineTo(rightEdge, y).lineWidth(thick).strokeColor(colour).stroke()
}

const drawHeader = (doc: Doc, { dealer }: VehicleSheet, accent: string): number => {
  const y = page.margin
  writeText(doc, dealer.name, { x: page.margin, y, width: innerWidth - 150, font: 'heading', size: 14 })
  if (dealer.phone) {
    writeText(doc, dealer.phone, { x: rightEdge - 140, y: y + 2, width: 140, font: 'strong', size: 11, align: 'right' })
  }
  drawRule(doc, y + 24, accent, 1.5)
  return y + 24 + GAP_POINTS
}

const drawPrice = (doc: Doc, sheet: VehicleSheet, x: number, from: number, width: number): number => {
  const at = (y: number) => ({ x, y, width, font: 'text' as const, size: 10, lines: 2 })
  let y = from
  if (sheet.sold !== undefined) {
    y += writeText(doc, 'SOLD', { ...at(y), font: 'heading', size: 22 })
    return y + writeText(doc, sheet.sold, at(y))
  }
  y += writeText(doc, sheet.price.amount, { ...at(y), font: 'heading', size: 22 })
  if (sheet.price.type) y += writeText(doc, sheet.price.type, { ...at(y), font: 'strong' })
  y += writeText(doc, formatTerms(sheet.price), { ...at(y), font: 'strong' })
  if (sheet.price.includes) y += writeText(doc, sheet.price.includes, { ...at(y), lines: 4 })
  const { was, saving } = sheet.price
  if (was) y += writeText(doc, `Was ${was}, save ${saving}`, { ...at(y), colour: muted })
  // The warning must appear with the rates in full (FIN-07), so a long one may use more of the page.
  if (sheet.estimate) y += 4 + writeText(doc, sheet.estimate, { ...at(y + 4), lines: MAX_WARNING_LINES, size: 7.5 })
  return y
}

/** Draws the photo with the title and price beside it, and returns where the next section starts. */
const drawSummary = (doc: Doc, sheet: VehicleSheet, from: number, photo: Buffer | undefined): number => {
  const photoSpace = photo ? photoSize.width + GAP_POINTS : 0
  const [x, width] = [page.margin + photoSpace, innerWidth - photoSpace]
  if (photo) doc.image(photo, page.margin, from, { width: photoSize.width, height: photoSize.height })
  let y = from
  y += writeText(doc, sheet.main, { x, y, width, font: 'heading', size: 19, lines: 4 }) + 2
  y += writeText(doc, sheet.sub, { x, y, width, font: 'text', size: 11, colour: muted, lines: 3 }) + 10
  y = drawPrice(doc, sheet, x, y, width)
  return Math.max(y, photo ? from + photoSize.height : y) + GAP_POINTS
}

const drawColumn = (doc: Doc, items: readonly Fact[], x: number, from: number, width: number): number => {
  let y = from
  for (const { label, value } of items) {
    if (y > footerTop - 16) break
    const label_ = { x, y, width: width * 0.45, font: 'text', size: 8.5, colour: muted } as const
    const value_ = { x: x + width * 0.45, y, width: width * 0.55, font: 'strong', size: 8.5, lines: 2 } as const
    const height = Math.max(writeText(doc, label, label_), writeText(doc, value, { ...value_, align: 'right' }))
    y += height + 3
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.4)
      .strokeColor(line)
      .stroke()
    y += 3
  }
  return y
}

const drawFacts = (doc: Doc, items: readonly Fact[], from: number): number => {
  if (items.length === 0) return from
  const width = (innerWidth - GAP_POINTS * 1.5) / 2
  const half = Math.ceil(items.length / 2)
  const left = drawColumn(doc, items.slice(0, half), page.margin, from, width)
  return Math.max(left, drawColumn(doc, items.slice(half), rightEdge - width, from, width)) + GAP_POINTS / 2
}

const drawFeatures = (doc: Doc, items: readonly string[], from: number): void => {
  const rowHeight = 12
  const rows = Math.floor((footerTop - from - 20) / rowHeight)
  if (items.length === 0 || rows < 2) return
  const width = (innerWidth - 2 * GAP_POINTS) / 3
  const fits = items.length <= rows * 3 ? items.length : (rows - 1) * 3
  const visible = items.slice(0, fits)
  const perColumn = Math.ceil(visible.length / 3)
  writeText(doc, 'Features', { x: page.margin, y: from, width: innerWidth, font: 'heading', size: 11 })
  visible.forEach((one, index) => {
    const x = page.margin + Math.floor(index / perColumn) * (width + GAP_POINTS)
    writeText(doc, `• ${one}`, { x, y: from + 18 + (index % perColumn) * rowHeight, width, font: 'text', size: 8.5 })
  })
  if (fits < items.length) {
    const y = from + 18 + perColumn * rowHeight
    const more = `and ${items.length - fits} more on the vehicle’s page`
    writeText(doc, more, { x: page.margin, y, width: innerWidth, font: 'text', size: 8.5, colour: muted })
  }
}

const drawFooter = (doc: Doc, sheet: VehicleSheet, qr: SheetOptions['qr']): void => {
  const { dealer, made, url } = sheet
  const size = 76
  drawRule(doc, footerTop, line)
  const numbers = [dealer.licence && `Dealer licence ${dealer.licence}`, dealer.abn && `ABN ${dealer.abn}`]
  const texts = [
    dealer.address ?? '',
    numbers.filter(Boolean).join(' · '),
    `As at ${made}. Prices and availability may change.`,
    url,
  ]
  let y = footerTop + 14
  for (const text of texts) {
    const height = writeText(doc, text, {
      x: page.margin,
      y,
      width: innerWidth - size - GAP_POINTS,
      font: 'text',
      size: 8.5,
      colour: muted,
      lines: 2,
    })
    y += height > 0 ? height + 4 : 0
  }
  const unit = size / qr.size
  doc
    .save()
    .translate(rightEdge - size, footerTop + 14)
    .scale(unit)
    .path(qr.path)
    .fill('#000000')
    .restore()
  doc.link(rightEdge - size, footerTop + 14, size, size, url)
}

const finishDocument = (doc: Doc): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
    doc.end()
  })

/** Renders a vehicle as one page of PDF (VDP-08) in the dealer's fonts and colour. Takes about 10 ms of CPU time. */
export const renderSheetPdf = (sheet: VehicleSheet, { fonts, accent, qr, photo }: SheetOptions): Promise<Buffer> => {
  const title = toLatinText([sheet.main, sheet.sub].filter(Boolean).join(' '))
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en-AU',
    displayTitle: true,
    // PDFKit takes the bytes of a font here; its types know only names.
    font: fonts.text as PDFKit.Mixins.PDFFontSource as string,
    info: { Title: title, Author: toLatinText(sheet.dealer.name) },
  })
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file)
  const factsTop = drawSummary(doc, sheet, drawHeader(doc, sheet, accent), photo)
  drawFeatures(doc, sheet.features, drawFacts(doc, sheet.facts, factsTop))
  drawFooter(doc, sheet, qr)
  return finishDocument(doc)
}
