import PDFDocument from 'pdfkit'
import { latinText } from '@/src/domain/latin'
import type { Fact } from '@/src/domain/vehicle-page/facts'
import { orPurchase } from '@/src/domain/vehicle-page/price-words'
import type { VehicleSheet } from '@/src/domain/vehicle-page/sheet'
import type { SheetFonts } from './fonts'

export type SheetParts = {
  readonly fonts: SheetFonts
  /** The dealer's colour, `#rrggbb`. */
  readonly accent: string
  /** The QR code's unit squares as an SVG path. */
  readonly qr: { readonly path: string; readonly size: number }
  /** JPEG, 3:2. */
  readonly picture?: Buffer | undefined
}

type Doc = PDFKit.PDFDocument

/** A4, in points. */
const paper = { width: 595.28, height: 841.89, margin: 40 }
const inner = paper.width - 2 * paper.margin
const right = paper.width - paper.margin
const footerHeight = 92
const footerTop = paper.height - paper.margin - footerHeight
const photo = { width: 285, height: 190 }
const gap = 16
/** More lines than the longest warning a dealer may set needs. */
const allLines = 60
const [ink, muted, line] = ['#111111', '#4a4a4a', '#d9d9d9']

type Words = {
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
const write = (doc: Doc, text: string, { x, y, width, font, size, colour = ink, align = 'left', lines = 1 }: Words) => {
  const said = latinText(text)
  if (said === '') return 0
  doc.font(font).fontSize(size).fillColor(colour)
  const most = doc.currentLineHeight(true) * lines
  const height = Math.min(doc.heightOfString(said, { width }), most)
  doc.text(said, x, y, { width, align, height: most + 0.5, ellipsis: true })
  return height
}

const rule = (doc: Doc, y: number, colour: string, thick = 0.5): void => {
  doc.moveTo(paper.margin, y).lineTo(right, y).lineWidth(thick).strokeColor(colour).stroke()
}

const top = (doc: Doc, { dealer }: VehicleSheet, accent: string): number => {
  const y = paper.margin
  write(doc, dealer.name, { x: paper.margin, y, width: inner - 150, font: 'heading', size: 14 })
  if (dealer.phone) {
    write(doc, dealer.phone, { x: right - 140, y: y + 2, width: 140, font: 'strong', size: 11, align: 'right' })
  }
  rule(doc, y + 24, accent, 1.5)
  return y + 24 + gap
}

const priceWords = (doc: Doc, sheet: VehicleSheet, x: number, from: number, width: number): number => {
  const at = (y: number) => ({ x, y, width, font: 'text' as const, size: 10, lines: 2 })
  let y = from
  if (sheet.sold !== undefined) {
    y += write(doc, 'SOLD', { ...at(y), font: 'heading', size: 22 })
    return y + write(doc, sheet.sold, at(y))
  }
  y += write(doc, sheet.price.amount, { ...at(y), font: 'heading', size: 22 })
  if (sheet.price.type) y += write(doc, sheet.price.type, { ...at(y), font: 'strong' })
  y += write(doc, orPurchase(sheet.price), { ...at(y), font: 'strong' })
  if (sheet.price.was) y += write(doc, `Was ${sheet.price.was}`, { ...at(y), colour: muted })
  // The warning must appear with the rates in full (FIN-07), so a long one may use more of the page.
  if (sheet.estimate) y += 4 + write(doc, sheet.estimate, { ...at(y + 4), lines: allLines, size: 7.5 })
  return y
}

/** Draws the photo with the title and price beside it, and returns where the next section starts. */
const head = (doc: Doc, sheet: VehicleSheet, from: number, picture: Buffer | undefined): number => {
  const beside = picture ? photo.width + gap : 0
  const [x, width] = [paper.margin + beside, inner - beside]
  if (picture) doc.image(picture, paper.margin, from, { width: photo.width, height: photo.height })
  let y = from
  y += write(doc, sheet.main, { x, y, width, font: 'heading', size: 19, lines: 4 }) + 2
  y += write(doc, sheet.sub, { x, y, width, font: 'text', size: 11, colour: muted, lines: 3 }) + 10
  y = priceWords(doc, sheet, x, y, width)
  return Math.max(y, picture ? from + photo.height : y) + gap
}

const columnOf = (doc: Doc, items: readonly Fact[], x: number, from: number, width: number): number => {
  let y = from
  for (const { label, value } of items) {
    if (y > footerTop - 16) break
    const label_ = { x, y, width: width * 0.45, font: 'text', size: 8.5, colour: muted } as const
    const value_ = { x: x + width * 0.45, y, width: width * 0.55, font: 'strong', size: 8.5, lines: 2 } as const
    const height = Math.max(write(doc, label, label_), write(doc, value, { ...value_, align: 'right' }))
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

const facts = (doc: Doc, items: readonly Fact[], from: number): number => {
  if (items.length === 0) return from
  const width = (inner - gap * 1.5) / 2
  const half = Math.ceil(items.length / 2)
  const left = columnOf(doc, items.slice(0, half), paper.margin, from, width)
  return Math.max(left, columnOf(doc, items.slice(half), right - width, from, width)) + gap / 2
}

const features = (doc: Doc, items: readonly string[], from: number): void => {
  const rowHeight = 12
  const rows = Math.floor((footerTop - from - 20) / rowHeight)
  if (items.length === 0 || rows < 2) return
  const width = (inner - 2 * gap) / 3
  const fits = items.length <= rows * 3 ? items.length : (rows - 1) * 3
  const shown = items.slice(0, fits)
  const each = Math.ceil(shown.length / 3)
  write(doc, 'Features', { x: paper.margin, y: from, width: inner, font: 'heading', size: 11 })
  shown.forEach((one, index) => {
    const x = paper.margin + Math.floor(index / each) * (width + gap)
    write(doc, `• ${one}`, { x, y: from + 18 + (index % each) * rowHeight, width, font: 'text', size: 8.5 })
  })
  if (fits < items.length) {
    const y = from + 18 + each * rowHeight
    const more = `and ${items.length - fits} more on the vehicle’s page`
    write(doc, more, { x: paper.margin, y, width: inner, font: 'text', size: 8.5, colour: muted })
  }
}

const foot = (doc: Doc, sheet: VehicleSheet, qr: SheetParts['qr']): void => {
  const { dealer, made, url } = sheet
  const size = 76
  rule(doc, footerTop, line)
  const numbers = [dealer.licence && `Dealer licence ${dealer.licence}`, dealer.abn && `ABN ${dealer.abn}`]
  const texts = [
    dealer.place ?? '',
    numbers.filter(Boolean).join(' · '),
    `As at ${made}. Prices and availability may change.`,
    url,
  ]
  let y = footerTop + 14
  for (const text of texts) {
    const height = write(doc, text, {
      x: paper.margin,
      y,
      width: inner - size - gap,
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
    .translate(right - size, footerTop + 14)
    .scale(unit)
    .path(qr.path)
    .fill('#000000')
    .restore()
  doc.link(right - size, footerTop + 14, size, size, url)
}

const ended = (doc: Doc): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
    doc.end()
  })

/** Renders a vehicle as one page of PDF (VDP-08) in the dealer's fonts and colour. Takes about 10 ms of CPU time. */
export const sheetPdf = (sheet: VehicleSheet, { fonts, accent, qr, picture }: SheetParts): Promise<Buffer> => {
  const title = latinText([sheet.main, sheet.sub].filter(Boolean).join(' '))
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en-AU',
    displayTitle: true,
    font: fonts.text as unknown as string,
    info: { Title: title, Author: latinText(sheet.dealer.name) },
  })
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file)
  const under = head(doc, sheet, top(doc, sheet, accent), picture)
  features(doc, sheet.features, facts(doc, sheet.facts, under))
  foot(doc, sheet, qr)
  return ended(doc)
}
