import { HEIC_PROBLEM } from '@/src/domain/uploaded-images'
import { formatFileTypes } from './upload-problem'

/** So many bytes at the beginning of a file say which kind it is. A PDF may begin with other text. */
export const CONTENT_START_BYTES = 1024

const textAt = (start: Uint8Array, from: number, to: number): string => String.fromCharCode(...start.slice(from, to))

/** The brand of a file in the container of AVIF and HEIC, such as “avif”; empty for any other file. */
const brandOf = (start: Uint8Array): string => (textAt(start, 4, 8) === 'ftyp' ? textAt(start, 8, 12) : '')

type ContentTest = (start: Uint8Array) => boolean

/** Recognises each kind of file by how it begins. */
const contentTests: Readonly<Record<string, ContentTest>> = {
  'image/jpeg': (start) => textAt(start, 0, 3) === '\u00FF\u00D8\u00FF',
  'image/png': (start) => textAt(start, 0, 4) === '\u0089PNG',
  'image/webp': (start) => textAt(start, 0, 4) === 'RIFF' && textAt(start, 8, 12) === 'WEBP',
  'image/avif': (start) => /^(?:avi[fs]|mi[af]1|msf1)$/u.test(brandOf(start)),
  'application/pdf': (start) => textAt(start, 0, CONTENT_START_BYTES).includes('%PDF-'),
}

/** True if the content of files of these kinds can be checked. */
export const canCheckContent = (types: readonly string[]): boolean =>
  types.length > 0 && types.every((type) => contentTests[type] !== undefined)

/**
 * The message of a file that is not what its name says, such as a program renamed to “photo.jpg”; undefined if it begins
 * like one of the kinds that are allowed, or if these can't be checked (STF-01). `start` is the beginning of the file.
 */
export const contentProblem = (
  { name, size }: { readonly name: string; readonly size: number },
  start: Uint8Array,
  types: readonly string[],
): string | undefined => {
  if (!canCheckContent(types)) return undefined
  if (size === 0) return `“${name}” is empty. Choose another file.`
  if (types.some((type) => contentTests[type]?.(start) === true)) return undefined
  if (/^hei[cfsx]$|^hev[cx]$/u.test(brandOf(start))) return `“${name}”: ${HEIC_PROBLEM}`
  return `“${name}” can’t be read as ${formatFileTypes(types)}. It may be another kind of file with a changed name, or it may be damaged. Choose another file.`
}
