import { readUpload } from '../uploads/upload-store'
import type { ExportedTenant } from './export-tenant'
import { formatFolderFile } from './write-folder'

const BLOCK_BYTES = 512

const toOctal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`

/**
 * Header of a file in a tar archive (POSIX.1-1988 ustar), without owner and time so that equal input gives equal bytes.
 */
const buildHeader = (name: string, size: number): Buffer => {
  const header = Buffer.alloc(BLOCK_BYTES)
  if (Buffer.byteLength(name) > 100) throw new Error(`The file name ${name} is too long for a tar archive.`)
  header.write(name, 0)
  header.write(toOctal(0o644, 8), 100)
  header.write(toOctal(0, 8), 108)
  header.write(toOctal(0, 8), 116)
  header.write(toOctal(size, 12), 124)
  header.write(toOctal(0, 12), 136)
  header.write(' '.repeat(8), 148)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  const checksum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${checksum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

const padding = (size: number): Buffer => Buffer.alloc((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES)

/** Streams an export as a tar archive with one folder, named after the dealer's slug (TEN-09). */
export async function* createTar({ slug, files, media }: ExportedTenant): AsyncGenerator<Uint8Array> {
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(formatFolderFile(content))
    yield buildHeader(`${slug}/${name}`, bytes.length)
    yield bytes
    yield padding(bytes.length)
  }
  for (const [name, upload] of media) {
    const bytes = await readUpload(upload)
    yield buildHeader(`${slug}/media/${name}`, bytes.length)
    yield bytes
    yield padding(bytes.length)
  }
  yield Buffer.alloc(2 * BLOCK_BYTES)
}
