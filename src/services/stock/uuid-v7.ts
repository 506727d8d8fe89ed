import { randomFillSync } from 'node:crypto'

const bytes = new Uint8Array(16)

/** Creates a UUID of version 7, which begins with the time, so that new rows are adjacent in the index. */
export const uuidV7 = (milliseconds: number): string => {
  randomFillSync(bytes)
  const hex = Math.floor(milliseconds).toString(16).padStart(12, '0')
  const random = Buffer.from(bytes).toString('hex')
  const variant = ((bytes[8] ?? 0) % 4) + 8
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${random.slice(13, 16)}-${variant.toString(16)}${random.slice(17, 20)}-${random.slice(20)}`
}
