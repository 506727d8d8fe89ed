import { httpMessages } from '@/src/domain/net/http-messages'
import { renderShareImage, type ShareImage } from '@/src/server/vehicles/share-image'

/**
 * Answers with the image of a shared link (OUT-05), or 503 while too many are created. Its address contains the version
 * of its content, so it may be cached for a day; a vehicle that is hidden meanwhile is gone from networks after it. One
 * whose photo could not be read is not cached.
 */
export const shareImageResponse = async (image: ShareImage): Promise<Response> => {
  const rendered = await renderShareImage(image)
  if (rendered === null)
    return new Response(httpMessages.tooManyRequests, {
      status: 503,
      headers: { 'retry-after': '2', 'cache-control': 'no-store' },
    })
  return new Response(new Uint8Array(rendered.bytes), {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': rendered.isComplete ? 'public, max-age=86400' : 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
