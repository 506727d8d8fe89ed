import { guardedRequest, publicOnly, type Guard } from '@/src/services/stock/fetch/guarded-request'

const mostBytes = 12 * 1024 * 1024

const bodyOf = async (parts: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const read: Uint8Array[] = []
  let size = 0
  for await (const part of parts) {
    size += part.length
    if (size > mostBytes) throw new RangeError(`The photo is larger than ${mostBytes} bytes.`)
    read.push(part)
  }
  return Buffer.concat(read)
}

const receive = async (url: string, guard: Guard, signal: AbortSignal, within: number): Promise<Buffer> => {
  const headers = { accept: 'image/*', 'user-agent': 'Forecourt pictures' }
  const response = await guardedRequest({ url: new URL(url), headers, guard, signal, idleMs: within })
  if (response.statusCode === 200) return bodyOf(response)
  response.destroy()
  throw new Error(`The server answered ${response.statusCode ?? 'nothing'}.`)
}

/**
 * Fetches the complete photo at an address from a feed, from public IP addresses only. Rejects after `timeoutMs`
 * milliseconds, DNS lookup included.
 */
export const fetchPicture = async (url: string, within: number, guard: Guard = publicOnly): Promise<Buffer> => {
  const limit = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`The photo did not arrive within ${within} ms.`)
      limit.abort(error)
      reject(error)
    }, within)
  })
  try {
    return await Promise.race([receive(url, guard, limit.signal, within), late])
  } finally {
    clearTimeout(timer)
  }
}
