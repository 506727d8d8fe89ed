import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { imageUrl } from '@/src/domain/images'
import { idOf } from '@/collections/shared/roles'
import { inRounds } from './in-rounds'

type Props = DefaultServerCellComponentProps & {
  /** Names of the fields that hold the upload and the address of one that is there already. */
  readonly upload?: string
  readonly address?: string
}

/** Uploads stand in rows that whoever looks may read, and belong to the same dealer: references are guarded. */
const uploads = cache((payload: Payload) =>
  inRounds(async (ids) => {
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

type Asked = Required<Pick<Props, 'payload' | 'rowData' | 'collectionSlug' | 'upload' | 'address'>>

const fileOf = async ({ payload, rowData, collectionSlug, upload }: Asked): Promise<unknown> => {
  const row = rowData as Readonly<Record<string, unknown>>
  if (collectionSlug === 'media') return row['filename']
  const id = idOf(row[upload])
  return id === undefined ? undefined : uploads(payload)(id)
}

/** Of an address, or the first of a car's photos. */
const thereAlready = (value: unknown): string | undefined => {
  const first: unknown = Array.isArray(value) ? value[0] : value
  if (typeof first === 'string') return first === '' ? undefined : first
  const { thumb_url, url } = (first ?? {}) as { readonly thumb_url?: string; readonly url?: string }
  return thumb_url ?? url
}

const addressOf = async (asked: Asked): Promise<string | undefined> => {
  const file = await fileOf(asked)
  if (typeof file === 'string' && file !== '') return `/images/media/uploads/${encodeURIComponent(file)}`
  return thereAlready((asked.rowData as Readonly<Record<string, unknown>>)[asked.address])
}

/** A small picture of a row: its upload, else the one at its address, else an empty frame. */
export const PictureCell = async ({ upload = 'image', address = 'image_url', ...props }: Props) => {
  const { payload, rowData, collectionSlug } = props
  // A document's page draws the columns of its list too, of no row.
  if (!rowData) return null
  const url = await addressOf({ payload, rowData, collectionSlug, upload, address })
  // The panel is no page of the site: no image host stands between.
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
