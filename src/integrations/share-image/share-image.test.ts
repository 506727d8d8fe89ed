import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inRoot } from '@/scripts/lib/paths.mjs'
import { buildPalette, defaultTheme } from '@/src/domain/theme/palette'
import { shareImageSize, type ShareCard } from '@/src/domain/vehicle-page/sharing/share-card'
import { loadSheetFonts } from '@/src/integrations/pdf/fonts'
import { composeShareImage, MAX_SHARE_IMAGE_BYTES } from './share-image'

const card: ShareCard = {
  title: '2023 Toyota RAV4',
  detail: 'Cruiser · 21,500 km · Automatic · Hybrid · Toowong',
  price: '$45,990',
  priceType: 'Drive away',
  dealer: 'Banksia Motor Group',
}

const loadLook = async (accent: string) => {
  const theme = { ...defaultTheme, accent }
  const { heading, strong } = await loadSheetFonts(theme, inRoot('node_modules/@fontsource-variable/inter/files'))
  const palette = buildPalette(theme)
  return { heading, text: strong, accent: palette.accent, onAccent: palette['on-accent'], chrome: palette.chrome }
}

/** A photo that compresses badly: noise in every pixel. */
const createNoise = (): Promise<Buffer> =>
  sharp({
    create: { ...shareImageSize, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .jpeg({ quality: 95 })
    .toBuffer()

test('[OUT-05] the image of a link is 1200×630, below 300 kB for any photo, and drawn without a photo too', async () => {
  const look = await loadLook('#C8102E')
  for (const photo of [await createNoise(), undefined]) {
    const image = await composeShareImage(card, look, photo)
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', ...shareImageSize })
    expect(image.length).toBeLessThan(MAX_SHARE_IMAGE_BYTES)
  }
})

test('[OUT-05] text, price and the dealer’s colour change the image; a text of any length and script fits', async () => {
  const look = await loadLook('#C8102E')
  const first = await composeShareImage(card, look, undefined)
  const others = [
    await composeShareImage({ ...card, price: '$39,990' }, look, undefined),
    await composeShareImage({ ...card, title: `2023 ${'Mercedes-Benz Sprinter '.repeat(9)}` }, look, undefined),
    await composeShareImage({ ...card, dealer: 'Třešňově 🚗', detail: '<b>&"\u0000' }, look, undefined),
    await composeShareImage(card, await loadLook('#0055AA'), undefined),
  ]
  for (const image of others) expect(image.equals(first)).toBe(false)
  expect(await sharp(others[1]).metadata()).toMatchObject(shareImageSize)
})

test('[OUT-05] draws the whole of what a price includes, however long the dealer’s text is', async () => {
  const look = await loadLook('#C8102E')
  const composeWith = (priceType: string) =>
    composeShareImage({ ...card, price: '$1,298,000', priceType }, look, undefined)
  for (const start of [
    'Plus on-road costs (incl.',
    'Drive away for private buyers in this state, without any accessories or',
  ])
    expect((await composeWith(`${start} GST)`)).equals(await composeWith(`${start} ABN)`))).toBe(false)
})
