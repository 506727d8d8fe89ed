import { imagesEntry } from '@/src/integrations/images/handler-entry'
import { fetchPhoto } from './fetch-photo'

/** Milliseconds; what takes longer is created without its photo. */
const PHOTO_TIMEOUT_MS = 1000

const readOwnImage = async (src: string, width: number): Promise<Buffer> => {
  const search = new URLSearchParams({ width: String(width) })
  const [pathname = src] = src.split(/[?#]/u, 1)
  const answer = await imagesEntry.get()?.({
    pathname,
    search,
    method: 'GET',
    requester: { tenantId: '', sender: undefined },
  })
  if (answer?.status === 200 && Buffer.isBuffer(answer.body)) return answer.body
  throw new Error(`The image ${pathname} answered ${answer?.status ?? 'nothing'}.`)
}

/**
 * Reads a photo: one of the image route in this process, in a width, or a feed's photo from its public address within a
 * number of milliseconds.
 */
export const readPhotoBytes = (src: string, width: number, timeoutMs = PHOTO_TIMEOUT_MS): Promise<Buffer> =>
  src.startsWith('/') ? readOwnImage(src, width) : fetchPhoto(src, timeoutMs)
