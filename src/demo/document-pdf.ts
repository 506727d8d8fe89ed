import PDFDocument from 'pdfkit'
import { toLatinText } from '@/src/domain/text/latin-text'

/** Writes a title and lines on one page, in a font that every PDF reader has. */
export const createDocumentPdf = (title: string, lines: readonly string[]): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const doc = new PDFDocument({ size: 'A4', lang: 'en-AU', displayTitle: true, info: { Title: toLatinText(title) } })
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
    doc.font('Helvetica-Bold').fontSize(20).text(toLatinText(title)).moveDown()
    doc.font('Helvetica').fontSize(12)
    for (const line of lines) doc.text(toLatinText(line)).moveDown(0.5)
    doc.end()
  })
