import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Loan } from '@/src/domain/finance/calculator'
import type { VehicleSheet } from '@/src/domain/vehicle-page/sheet'
import { loadSheetFonts } from '@/src/integrations/pdf/fonts'
import { toPrintPhoto } from '@/src/integrations/pdf/photo'
import { renderSheetPdf } from '@/src/integrations/pdf/sheet-pdf'
import { log } from '@/src/platform/log'
import { toQrPath } from '@/src/services/qr'
import { readPhotoBytes } from '@/src/services/images/photo-bytes'
import { createRenderedFiles, type RenderedFile } from './rendered-files'
import type { VehiclePageData } from './vehicle-page'
import { buildTodaysSheet } from './vehicle-sheet'

/** The gallery requests the same width, so the image usually exists already. */
const PHOTO_WIDTH = 960
/** Two sheets are created at once and eight wait. The cache has room for some hundred. */
const renderOnce = createRenderedFiles({ running: 2, waiting: 8, maxCacheBytes: 16 * 1024 * 1024 })

const loadPhoto = async ({ photo: src }: VehicleSheet): Promise<Buffer | undefined> => {
  if (src === undefined) return undefined
  try {
    return await toPrintPhoto(await readPhotoBytes(src, PHOTO_WIDTH))
  } catch (error) {
    log.warn({ err: error }, 'A PDF is created without its photo.')
    return undefined
  }
}

const createPdf = async (sheet: VehicleSheet, { theme }: VehiclePageData['site']): Promise<RenderedFile> => {
  const [fonts, photo] = await Promise.all([loadSheetFonts(theme, path.resolve('public/fonts')), loadPhoto(sheet)])
  const bytes = await renderSheetPdf(sheet, { fonts, accent: theme.accent, qr: toQrPath(sheet.url), photo })
  return { bytes, isComplete: sheet.photo === undefined || photo !== undefined }
}

/** Returns a vehicle's sheet as PDF (VDP-08); null while too many are created. */
export const getVehiclePdf = async (found: VehiclePageData, loan?: Loan): Promise<Buffer | null> => {
  const sheet = buildTodaysSheet(found, loan)
  const key = createHash('sha256')
    .update(JSON.stringify([sheet, found.site.theme]))
    .digest('base64url')
  return (await renderOnce(key, () => createPdf(sheet, found.site)))?.bytes ?? null
}
