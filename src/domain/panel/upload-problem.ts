import { HEIC_PROBLEM, isHeicFile } from '@/src/domain/uploaded-images'
import { formatFileSize } from '@/src/domain/text/file-size'

type ChosenFile = { readonly name: string; readonly size: number; readonly type: string }

export type UploadRules = {
  /** As browsers name them, such as “image/jpeg”; empty if every kind of file is allowed. */
  readonly types: readonly string[]
  readonly maxBytes: number
}

const typeNames: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'application/pdf': 'PDF',
}
const joinWithOr = new Intl.ListFormat('en-AU', { type: 'disjunction' })

/** Returns the names of kinds of files, such as “JPEG or PNG”. */
export const formatFileTypes = (types: readonly string[]): string =>
  joinWithOr.format(types.map((type) => typeNames[type] ?? type))

/** The message of a file that is too large to upload; undefined if it is not. Sizes are in bytes. */
export const uploadSizeProblem = (
  file: { readonly name: string; readonly size: number },
  maxBytes: number,
): string | undefined =>
  file.size <= maxBytes
    ? undefined
    : `“${file.name}” is ${formatFileSize(file.size)}. The largest file you can upload is ${formatFileSize(maxBytes)}.`

const typeProblem = (file: ChosenFile, types: readonly string[]): string | undefined => {
  if (types.length === 0 || types.includes(file.type)) return undefined
  if (isHeicFile(file) && types.includes('image/jpeg')) return `“${file.name}”: ${HEIC_PROBLEM}`
  if (file.type === 'image/svg+xml' && types.includes('image/png'))
    return `“${file.name}”: SVG files can contain scripts, so they aren’t accepted. Save it as a PNG with a transparent background.`
  return `“${file.name}” isn’t a file you can use here. Choose ${formatFileTypes(types)}.`
}

/** The message of a file that the server would refuse; undefined if it would not (STF-01). */
export const uploadProblem = (file: ChosenFile, { types, maxBytes }: UploadRules): string | undefined =>
  typeProblem(file, types) ?? uploadSizeProblem(file, maxBytes)

/** Says in a box for files which ones it takes. */
export const describeUpload = ({ types, maxBytes }: UploadRules, takesSeveral: boolean): string => {
  const [files, each] = takesSeveral ? ['files', ' each'] : ['a file', '']
  return `or drag ${files} here. ${types.length > 0 ? `${formatFileTypes(types)}, up` : 'Up'} to ${formatFileSize(maxBytes)}${each}.`
}
