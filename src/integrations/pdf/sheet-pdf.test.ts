import path from 'node:path'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { sampleVehicle } from '@/src/domain/vehicle-page/sample-vehicle.test-support'
import type { VehicleSheet } from '@/src/domain/vehicle-page/sheet'
import { toQrPath } from '@/src/services/qr'
import { loadSheetFonts } from './fonts'
import { toPrintPhoto } from './photo'
import { renderSheetPdf } from './sheet-pdf'

const folder = path.resolve('node_modules/@fontsource-variable/inter/files')
const theme = { heading_font: 'Inter', text_font: 'Inter' }

const sampleSheet: VehicleSheet = {
  main: '2023 Toyota RAV4',
  sub: 'Cruiser',
  price: { amount: '$45,990', type: 'Drive away', was: '$47,990', saving: '$2,000' },
  facts: [{ label: 'Kilometres', value: '21,500 km' }],
  features: [...sampleVehicle.features],
  url: 'https://banksia.example/cars/2023-toyota-rav4-k1',
  dealer: { name: 'Banksia', address: '1 High St, Toowong QLD 4066', phone: '07 3555 0100', licence: 'QLD 4810276' },
  made: '1 June 2026',
}

const createTexts = (count: number, word: string) => Array.from({ length: count }, (_, index) => `${word} ${index}`)
const LONG_TEXT = 'Edition 125 ‘Grand Tourer’ with Comfort, Safety & Infotainment Packages '

const unusualSheets: readonly (readonly [string, Partial<VehicleSheet>])[] = [
  ['an everyday car', {}],
  ['a long title', { main: LONG_TEXT.repeat(6), sub: LONG_TEXT.repeat(6) }],
  [
    'more facts and features than fit',
    {
      facts: createTexts(90, 'Fact').map((label) => ({ label, value: LONG_TEXT.repeat(3) })),
      features: createTexts(300, 'Feature'),
    },
  ],
  ['no price, facts or dealer address', { price: { amount: 'Enquire for price.' }, facts: [], dealer: { name: '' } }],
  ['other scripts and markup', { main: 'سيارة 🚙 <b>', sub: '测试', features: ['</script>', 'Třešňově'] }],
  ['sold', { sold: 'JUST SOLD' }],
]

const renderSheet = async (changes: Partial<VehicleSheet>, photo?: Buffer) => {
  const sheet = { ...sampleSheet, ...changes }
  const pdf = await renderSheetPdf(sheet, {
    fonts: await loadSheetFonts(theme, folder),
    accent: '#1F5F4B',
    qr: toQrPath(sheet.url),
    photo,
  })
  return { pdf, text: pdf.toString('latin1') }
}

describe('a vehicle’s PDF', () => {
  test.each(unusualSheets)('[VDP-08] %s is one page', async (_name, changes) => {
    const { pdf, text } = await renderSheet(changes)
    expect(text.startsWith('%PDF-')).toBe(true)
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
    expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
    expect(pdf.length).toBeLessThan(150_000)
  })

  test('[VDP-08] contains the photo, address and title within 400 kB', async () => {
    const noise = {
      width: 1600,
      height: 1067,
      channels: 3 as const,
      noise: { type: 'gaussian' as const, mean: 120, sigma: 40 },
    }
    const photo = await toPrintPhoto(
      await sharp({ create: { ...noise, background: '#888' } })
        .webp()
        .toBuffer(),
    )
    const { pdf, text } = await renderSheet({}, photo)
    expect(text).toContain('/DCTDecode')
    expect(text).toContain(`(${sampleSheet.url})`)
    expect(text).toContain('2023 Toyota RAV4 Cruiser')
    expect(pdf.length).toBeLessThan(400_000)
  })

  test('[FIN-07] [VDP-08] prints the longest warning in full, beside a photo and under a long title', async () => {
    const words = (count: number, from: string) =>
      createTexts(Math.ceil(count / 5), from)
        .join(' ')
        .slice(0, count)
    const warning = `*${words(600, 'warn')} ${words(300, 'base')} LASTWORD.`
    const estimate = `$152/wk 8.49% p.a. 9.61% p.a. comparison rate\n${warning}`
    const lines = vi.spyOn(PDFDocument.prototype as unknown as { _fragment: (text: string) => void }, '_fragment')
    const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer()
    const { text } = await renderSheet({ main: LONG_TEXT.repeat(6), sub: LONG_TEXT.repeat(6), estimate }, photo)
    const printed = lines.mock.calls.map(([line]) => line.trim()).join(' ')
    lines.mockRestore()
    expect(printed.replaceAll(/\s+/gu, ' ')).toContain(warning.replaceAll(/\s+/gu, ' '))
    expect(printed).toContain('As at 1 June 2026.')
    expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  })

  test('[VDP-08] rejects a file that is not an image', async () => {
    await expect(toPrintPhoto(Buffer.from('no picture'))).rejects.toThrow()
  })
})

test('[VDP-08] rejects SVG, oversized images and invalid files', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  )
  await expect(toPrintPhoto(svg)).rejects.toThrow(/Not a photo: svg/)
  await expect(toPrintPhoto(Buffer.from('<html>'))).rejects.toThrow()
  // A small PNG whose header claims 30,000 pixels each way.
  const oversized = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  oversized.writeUInt32BE(30_000, 16)
  oversized.writeUInt32BE(30_000, 20)
  await expect(toPrintPhoto(oversized)).rejects.toThrow()
})
