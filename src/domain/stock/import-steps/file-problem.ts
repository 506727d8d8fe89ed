import { MAX_STOCK_FILE_BYTES } from '@/src/domain/net/body-limits'
import { formatFileSize } from '@/src/domain/text/file-size'

/** Problems of a stock file that its name, size and first bytes show (STF-05), so that it need not be uploaded. */

const MAX_SIZE = `${String(MAX_STOCK_FILE_BYTES / 1024 / 1024)} MB`

export const FORMATS_HELP = `CSV, JSON or XML, up to ${MAX_SIZE}`

const SAVE_AS_CSV = 'Open it in Excel, choose File, then “Save as”, choose “CSV UTF-8”, and choose the saved file here.'
const READABLE = 'We can read CSV, JSON and XML files.'

/** First bytes of file formats that are mistaken for stock files. */
const signatures: readonly (readonly [bytes: readonly number[], problem: string])[] = [
  [[0xd0, 0xcf, 0x11, 0xe0], `This is an old Excel workbook. ${SAVE_AS_CSV}`],
  [[0x1f, 0x8b], `This file is compressed. Unpack it first. ${READABLE}`],
  [[0x25, 0x50, 0x44, 0x46], `This is a PDF. ${READABLE}`],
  [[0x4d, 0x5a], `This is a program, not a stock file. ${READABLE}`],
  [[0x7f, 0x45, 0x4c, 0x46], `This is a program, not a stock file. ${READABLE}`],
  [[0x89, 0x50, 0x4e, 0x47], `This is an image. ${READABLE}`],
  [[0xff, 0xd8, 0xff], `This is an image. ${READABLE}`],
  [[0x47, 0x49, 0x46, 0x38], `This is an image. ${READABLE}`],
]
const ZIP_BYTES = [0x50, 0x4b, 0x03, 0x04]

const startsWith = (head: Uint8Array, bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => head[index] === byte)

const findMarkupProblem = (head: Uint8Array): string | undefined => {
  const text = new TextDecoder('latin1').decode(head).replace(/^ï»¿/u, '').trimStart().toLowerCase()
  if (/^<(?:!doctype html|html)/u.test(text)) {
    return `This is a web page, not a stock file. The address or the export may need you to sign in. ${READABLE}`
  }
  return undefined
}

/** Text of any encoding has no zero bytes, except UTF-16, where every other byte is zero. */
const isBinary = (head: Uint8Array): boolean => {
  const zeros = head.filter((byte) => byte === 0).length
  return zeros > 0 && zeros < head.length * 0.3
}

/** Bytes of the start of a file that `findFileProblem` needs. */
export const HEAD_BYTES = 512

/**
 * Returns why a file can't be imported: `head` is its first `HEAD_BYTES`, or all of it. The browser asks before it uploads
 * the file, and the server when it arrives.
 */
export const findFileProblem = (name: string, size: number, head: Uint8Array): string | undefined => {
  if (size === 0) return 'This file is empty. Export it again and choose the new file.'
  if (size > MAX_STOCK_FILE_BYTES) {
    return `This file is ${formatFileSize(size)}. Files can be up to ${MAX_SIZE}.`
  }
  if (startsWith(head, ZIP_BYTES)) {
    return /\.zip$/iu.test(name)
      ? `This is a compressed folder. Unpack it and choose the file inside. ${READABLE}`
      : `This is an Excel workbook. ${SAVE_AS_CSV}`
  }
  const known = signatures.find(([bytes]) => startsWith(head, bytes))
  if (known !== undefined) return known[1]
  return findMarkupProblem(head) ?? (isBinary(head) ? `This isn’t a text file. ${READABLE}` : undefined)
}
