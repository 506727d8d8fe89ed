import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { imageUrl } from '@/src/domain/images'
import { idOf } from '@/src/domain/content/id-of'
import { listShownPhotos } from '@/src/domain/panel/vehicle-photos'
import { batchLookups } from './batch-lookups'

type Props = DefaultServerCellComponentProps & {
  /** Names of the fields with the upload and with the URL of an existing image. */
  readonly upload?: string
  readonly address?: string
}

/** File names of uploads by id. Access is not checked, because rows can reference only uploads of their own dealer. */
const findUploadedFile = cache((payload: Payload) =>
  batchLookups(async (ids) => {
    const { docs } = await payload.find({
      collection: 'media',
      where: { id: { in: [...ids] } },
      select: { filename: true },
      depth: 0,
      limit: ids.length,
      pagination: false,
      overrideAccess: true,
    })
    return new Map(docs.flatMap(({ id, filename }) => (filename ? [[id, filename] as const] : [])))
  }),
)

type CellContext = Required<Pick<Props, 'payload' | 'rowData' | 'collectionSlug' | 'upload' | 'address'>>

const findFile = async ({ payload, rowData, collectionSlug, upload }: CellContext): Promise<unknown> => {
  const row = rowData as Readonly<Record<string, unknown>>
  if (collectionSlug === 'media') return row['filename']
  const id = idOf(row[upload])
  return id === undefined ? undefined : findUploadedFile(payload)(id)
}

/** The URL itself, or that of the first photo of a vehicle. */
const existingUrl = (value: unknown): string | undefined => {
  const first: unknown = Array.isArray(value) ? value[0] : value
  if (typeof first === 'string') return first === '' ? undefined : first
  const { thumb_url, url } = (first ?? {}) as { readonly thumb_url?: string; readonly url?: string }
  return thumb_url ?? url
}

/** The stored image of a row; of a vehicle the main photo that shoppers see. */
const storedImageOf = ({ collectionSlug, rowData, address }: CellContext): unknown =>
  collectionSlug === 'vehicles' ? listShownPhotos(rowData) : (rowData as Readonly<Record<string, unknown>>)[address]

const findImagePath = async (context: CellContext): Promise<string | undefined> => {
  const file = await findFile(context)
  if (typeof file === 'string' && file !== '') return `/images/media/uploads/${encodeURIComponent(file)}`
  return existingUrl(storedImageOf(context))
}

/** A thumbnail of a row: its upload, or else the image at its URL, or else an empty frame. */
export const ImageCell = async ({ upload = 'image', address = 'image_url', ...props }: Props) => {
  const { payload, rowData, collectionSlug } = props
  // Payload also renders list cells on a document's page, without a row.
  if (!rowData) return null
  const url = await findImagePath({ payload, rowData, collectionSlug, upload, address })
  // The panel uses the platform's own image route, never the dealer's image host.
  return url ? (
    <img
      src={imageUrl(url, { width: 160, crop: '3x2' })}
      alt=""
      width={60}
      height={40}
      className="list-picture"
      loading="lazy"
    />
  ) : (
    <span className="list-picture" />
  )
}
