import { formatDay, isDay, type Day } from '@/src/domain/time/days'
import { formatFileSize } from '@/src/domain/text/file-size'
import { documentKindName, type DocumentKind } from './document-kinds'

/** A document of a vehicle as the dealer stored it (SHP-08). */
export type StoredDocument = {
  readonly kind: DocumentKind
  readonly title: string
  readonly issuer: string
  readonly issued: Day
  readonly expires?: Day
  readonly filename: string
  readonly mimeType: string
  /** In bytes. */
  readonly filesize: number
}

/** A document as the vehicle's page lists it. */
export type DocumentView = {
  readonly href: string
  readonly title: string
  /** Kind, issuer and dates, each a text of its own. */
  readonly facts: readonly string[]
  /** Kind and size of the file, such as `PDF, 1.2 MB`. */
  readonly file: string
}

const fileKinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/avif': 'AVIF image',
  'image/jpeg': 'JPEG image',
  'image/png': 'PNG image',
  'image/webp': 'WebP image',
}

/** The beginning of the name of every document's file, which no image of a page has: the image route refuses it. */
export const DOCUMENT_FILE_PREFIX = 'document_'
const FILE_NAME_PATTERN = /^document_[a-z0-9-]{1,110}\.(?:pdf|jpg|png|webp|avif)$/

export const isDocumentFile = (file: string): boolean => FILE_NAME_PATTERN.test(file)

export const documentHref = (vehicleSlug: string, file: string): string => `/cars/${vehicleSlug}/documents/${file}`

type DocumentVehicle = { readonly slug: string; readonly state: string | undefined }

/** Returns what the vehicle's page says about a document. A kind that the title already names is not repeated. */
export const toDocumentView = (
  { kind, title, issuer, issued, expires, filename, mimeType, filesize }: StoredDocument,
  { slug, state }: DocumentVehicle,
): DocumentView => {
  const kindName = documentKindName(kind, state)
  const isNamed = kind === 'other' || title.toLowerCase().includes(kindName.toLowerCase())
  return {
    href: documentHref(slug, filename),
    title,
    facts: [
      ...(isNamed ? [] : [kindName]),
      `Issued by ${issuer}`,
      formatDay(issued),
      ...(expires ? [`Expires ${formatDay(expires)}`] : []),
    ],
    file: `${fileKinds[mimeType] ?? 'File'}, ${formatFileSize(filesize)}`,
  }
}

/** Explains what is wrong with the expiry date beside the date of issue; null if nothing is. */
export const expiryProblem = (issued: unknown, expires: Day): string | null =>
  typeof issued === 'string' && isDay(issued) && expires < issued ? 'Enter a date on or after the date of issue.' : null
