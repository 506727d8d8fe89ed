import { guardedRequest, publicOnly, type AddressGuard } from '@/src/services/stock/fetch/guarded-request'

const MAX_PHOTO_BYTES = 12 * 1024 * 1024

const readBody = async (body: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > MAX_PHOTO_BYTES) throw new RangeError(`The photo is larger than ${MAX_PHOTO_BYTES} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const receivePhoto = async (
  url: string,
  guard: AddressGuard,
  signal: AbortSignal,
  timeoutMs: number,
): Promise<Buffer> => {
  const headers = { accept: 'image/*', 'user-agent': 'Forecourt pictures' }
  const response = await guardedRequest({ url: new URL(url), headers, guard, signal, idleMs: timeoutMs })
  if (response.statusCode === 200) return readBody(response)
  response.destroy()
  throw new Error(`The server answered ${response.statusCode ?? 'nothing'}.`)
}

/**
 * Fetches the complete photo at an address from a feed, from public IP addresses only. Rejects after `timeoutMs`
 * milliseconds, DNS lookup included.
 */
export const fetchPhoto = async (url: string, timeoutMs: number, guard: AddressGuard = publicOnly): Promise<Buffer> => {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`The photo did not arrive within ${timeoutMs} ms.`)
      controller.abort(error)
      reject(error)
    }, timeoutMs)
  })
  try {
    return await Promise.race([receivePhoto(url, guard, controller.signal, timeoutMs), timeout])
  } finally {
    clearTimeout(timer)
  }
}
