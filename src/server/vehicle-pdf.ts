import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import type { VehicleSheet } from '@/src/domain/vehicle-page/sheet'
import { ByteCache } from '@/src/integrations/images/cache'
import { createQueue, QueueFull } from '@/src/integrations/queue'
import { createUnderWay } from '@/src/integrations/images/under-way'
import { sheetFonts } from '@/src/integrations/pdf/fonts'
import { paperPhoto } from '@/src/integrations/pdf/photo'
import { sheetPdf } from '@/src/integrations/pdf/sheet-pdf'
import { borrowPictures } from '@/src/runtime/contract'
import { fetchPicture } from '@/src/services/pictures/fetch-picture'
import { qrPath } from '@/src/services/qr'
import type { ShownVehicle } from './vehicle-page'
import { sheetOfToday } from './vehicle-sheet'

/** Milliseconds; a PDF whose photo takes longer is created without it. */
const photoMs = 1000
/** Room for some hundred sheets. */
const cacheBytes = 16 * 1024 * 1024

const queue = createQueue({ running: 2, waiting: 8 })
const underWay = createUnderWay<Buffer>()
const cache = new ByteCache<Buffer>(cacheBytes, (bytes) => bytes.length)

const ownPicture = async (src: string): Promise<Buffer> => {
  // The gallery requests the same width, so the image usually exists already.
  const search = new URLSearchParams({ width: '960' })
  const [pathname = src] = src.split(/[?#]/u, 1)
  const answer = await borrowPictures()?.({ pathname, search, method: 'GET' })
  if (answer?.status === 200 && Buffer.isBuffer(answer.body)) return answer.body
  throw new Error(`The image ${pathname} answered ${answer?.status ?? 'nothing'}.`)
}

const photoOf = async ({ picture: src }: VehicleSheet): Promise<Buffer | undefined> => {
  if (src === undefined) return undefined
  try {
    return await paperPhoto(await (src.startsWith('/') ? ownPicture(src) : fetchPicture(src, photoMs)))
  } catch (error) {
    console.warn(`A PDF is created without its photo: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}

const make = async (sheet: VehicleSheet, { theme }: ShownVehicle['site']): Promise<Buffer> => {
  const [fonts, picture] = await Promise.all([sheetFonts(theme, path.resolve('public/fonts')), photoOf(sheet)])
  return sheetPdf(sheet, { fonts, accent: theme.accent, qr: qrPath(sheet.url), picture })
}

/**
 * Returns a vehicle's sheet as PDF (VDP-08). Two are created at once and eight wait; further requests get null.
 * Concurrent requests for the same sheet share one. The cache key is the sheet's content, so a PDF is never out of
 * date.
 */
export const vehiclePdf = async (found: ShownVehicle): Promise<Buffer | null> => {
  const sheet = sheetOfToday(found)
  const { theme } = found.site
  const key = createHash('sha256')
    .update(JSON.stringify([sheet, theme]))
    .digest('base64url')
  const kept = cache.get(key)
  if (kept) return kept
  try {
    return await underWay(key, async () => {
      const made = await queue(() => make(sheet, found.site))
      cache.set(key, made)
      return made
    })
  } catch (error) {
    if (error instanceof QueueFull) return null
    throw error
  }
}
