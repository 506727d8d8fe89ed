import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Loan } from '@/src/domain/finance/calculator'
import type { VehicleSheet } from '@/src/domain/vehicle-page/sheet'
import { ByteCache } from '@/src/integrations/images/cache'
import { createQueue, QueueFullError } from '@/src/platform/queue'
import { createSingleFlight } from '@/src/platform/single-flight'
import { loadSheetFonts } from '@/src/integrations/pdf/fonts'
import { toPrintPhoto } from '@/src/integrations/pdf/photo'
import { renderSheetPdf } from '@/src/integrations/pdf/sheet-pdf'
import { log } from '@/src/platform/log'
import { toQrPath } from '@/src/services/qr'
import { readPhotoBytes } from './photo-bytes'
import type { VehiclePageData } from './vehicle-page'
import { buildTodaysSheet } from './vehicle-sheet'

/** The gallery requests the same width, so the image usually exists already. */
const PHOTO_WIDTH = 960
/** Room for some hundred sheets. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024

const queue = createQueue({ running: 2, waiting: 8 })
const shareUnderWay = createSingleFlight<Buffer>()
const cache = new ByteCache<Buffer>(MAX_CACHE_BYTES, (bytes) => bytes.length)

const loadPhoto = async ({ photo: src }: VehicleSheet): Promise<Buffer | undefined> => {
  if (src === undefined) return undefined
  try {
    return await toPrintPhoto(await readPhotoBytes(src, PHOTO_WIDTH))
  } catch (error) {
    log.warn({ err: error }, 'A PDF is created without its photo.')
    return undefined
  }
}

const createPdf = async (sheet: VehicleSheet, { theme }: VehiclePageData['site']): Promise<Buffer> => {
  const [fonts, photo] = await Promise.all([loadSheetFonts(theme, path.resolve('public/fonts')), loadPhoto(sheet)])
  return renderSheetPdf(sheet, { fonts, accent: theme.accent, qr: toQrPath(sheet.url), photo })
}

/**
 * Returns a vehicle's sheet as PDF (VDP-08). Two are created at once and eight wait; further requests get null.
 * Concurrent requests for the same sheet share one. The cache key is the sheet's content, so a PDF is never out of
 * date.
 */
export const getVehiclePdf = async (found: VehiclePageData, loan?: Loan): Promise<Buffer | null> => {
  const sheet = buildTodaysSheet(found, loan)
  const { theme } = found.site
  const key = createHash('sha256')
    .update(JSON.stringify([sheet, theme]))
    .digest('base64url')
  const cached = cache.get(key)
  if (cached) return cached
  try {
    return await shareUnderWay(key, async () => {
      const pdf = await queue(() => createPdf(sheet, found.site))
      cache.set(key, pdf)
      return pdf
    })
  } catch (error) {
    if (error instanceof QueueFullError) return null
    throw error
  }
}
