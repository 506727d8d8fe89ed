/** Forty photos from a phone: from the choice of the files until the site serves all of them. */
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { OperatorError } from '../lib/log.mjs'
import { openBrowser, siteUrl } from './browser.mjs'
import { row, seconds, startSite } from './lib.mjs'
import { signIn } from './panel.mjs'
import { getBody } from './sites.mjs'

const TENANT = 'yarra-value-cars'
const COUNT = 40
/** A phone's photo of 12 megapixels. */
const [WIDTH, HEIGHT] = [4032, 3024]

/** Makes one photo of some 7 MB: noise as dense as a detailed photo, in a size and quality that phones use. */
const makePhoto = async (file) => {
  const [width, height] = [WIDTH / 2, HEIGHT / 2]
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
  const photo = await noise.resize(WIDTH, HEIGHT).jpeg({ quality: 86 }).toBuffer()
  await writeFile(file, photo)
  return photo.length / 1e6
}

const findVehicle = async (url) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      `SELECT v.id FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
       WHERE t.slug = $1 AND v.status = 'in_stock' AND v.hidden IS NOT TRUE AND v.removed_at IS NULL AND v.overrides IS NULL
       ORDER BY v.id LIMIT 1`,
      [TENANT],
    )
    return rows[0]
  } finally {
    await client.end()
  }
}

/** Loads each photo from the dealer's site at the width of a gallery, which resizes it for the first time. */
const loadPhotos = async (port, photos) => {
  for (const { url } of photos) await getBody(port, `${TENANT}.localhost:${port}`, `${url}?width=960`)
}

export const benchPhotos = async ({ env, folder }) => {
  const photos = path.join(folder, 'photos')
  await mkdir(photos, { recursive: true })
  const files = Array.from({ length: COUNT }, (_, index) => path.join(photos, `phone-${index + 1}.jpg`))
  let megabytes = 0
  for (const file of files) megabytes += await makePhoto(file)
  const site = await startSite({ env: { DATABASE_URL: env.DATABASE_URL, DATA_DIR: env.DATA_DIR, MODE: 'demo' } })
  const { browser, close } = await openBrowser()
  try {
    const { id } = await findVehicle(env.DATABASE_URL)
    const logins = JSON.parse(await readFile(path.join(env.DATA_DIR, 'logins.json'), 'utf8'))
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await signIn(
      page,
      site.port,
      logins.find((one) => one.tenant === TENANT),
    )
    await page.goto(siteUrl(site.port, undefined, `/admin/collections/vehicles/${id}`), { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Photos and features', exact: true }).click()
    const startedAt = performance.now()
    await page.locator('input[type=file][aria-label="Upload photos"]').setInputFiles(files)
    await page.getByText(`${COUNT} photos added. Save to show them on your site.`).waitFor({ timeout: 600_000 })
    const uploaded = seconds(startedAt)
    const answer = page.waitForResponse(
      (one) => one.request().method() === 'PATCH' && one.url().includes('/api/vehicles'),
    )
    await page.locator('#action-save').click()
    const saved = await answer
    if (!saved.ok()) throw new OperatorError(`The save was answered with ${saved.status()}: ${await saved.text()}`)
    const afterSave = seconds(startedAt)
    const { photos: ownPhotos } = (await saved.json()).doc.overrides
    if (ownPhotos.length !== COUNT) throw new OperatorError(`${ownPhotos.length} photos were saved.`)
    await loadPhotos(site.port, ownPhotos)
    const name = `${COUNT} photos in the panel at 390 px`
    return [
      row('photos', 'mean size of a photo', megabytes / COUNT, 'MB'),
      row('photos', `${name}: uploaded`, uploaded, 's'),
      row('photos', `${name}: saved`, afterSave, 's'),
      row('photos', `${name}: each loaded from the site, 960 px wide`, seconds(startedAt), 's'),
    ]
  } finally {
    await close()
    await site.stop()
  }
}
