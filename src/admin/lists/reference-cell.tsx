'use client'

import { Thumbnail, useConfig, useListRelationships, useTranslation } from '@payloadcms/ui'
import { formatDocTitle } from '@payloadcms/ui/shared'
import type { CollectionSlug, DefaultCellComponentProps, RelationshipFieldClient, UploadFieldClient } from 'payload'
import { useEffect, useMemo } from 'react'
import { listReferences, type Reference } from '@/src/domain/content/references'

type Props = DefaultCellComponentProps<RelationshipFieldClient | UploadFieldClient>

/** More documents are counted instead of firstReferences. */
const MAX_NAMES = 3

type LoadedDocument = { readonly url?: unknown; readonly thumbnailURL?: unknown }

const addressOf = ({ url, thumbnailURL }: LoadedDocument): string | undefined =>
  [thumbnailURL, url].find((one): one is string => typeof one === 'string')

const Referenced = ({ relationTo, value }: Reference) => {
  const { documents } = useListRelationships()
  const { config, getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const found = documents[relationTo]?.[value]
  if (found === undefined || found === null) return <span className="list-muted">…</span>
  if (found === false) return <span className="list-muted">Not available</span>
  const collectionConfig = getEntityConfig({ collectionSlug: relationTo as CollectionSlug })
  const title = formatDocTitle({ collectionConfig, data: found, dateFormat: config.admin.dateFormat, i18n })
  const src = collectionConfig.upload ? addressOf(found as LoadedDocument) : undefined
  return (
    <>
      {src !== undefined && <Thumbnail fileSrc={src} size="small" />}
      {title}
    </>
  )
}

/**
 * The documents that a row refers to, by name. They are loaded together for the whole list. Payload's own cell loads
 * them when the row scrolls into view, and says until then that there are none.
 */
export const ReferenceCell = ({ cellData, field }: Props) => {
  const { getRelationships } = useListRelationships()
  const { relationTo, label } = field
  const { t } = useTranslation()
  const references = useMemo(() => listReferences(cellData, relationTo), [cellData, relationTo])
  const firstReferences = useMemo(() => references.slice(0, MAX_NAMES), [references])
  useEffect(() => {
    if (firstReferences.length > 0) getRelationships([...firstReferences])
  }, [firstReferences, getRelationships])
  if (firstReferences.length === 0)
    return <span className="list-muted">{t('general:noLabel', { label: typeof label === 'string' ? label : '' })}</span>
  return (
    <span>
      {firstReferences.map((one, index) => (
        <span key={one.value}>
          {index > 0 && ', '}
          <Referenced {...one} />
        </span>
      ))}
      {references.length > MAX_NAMES && ` and ${String(references.length - MAX_NAMES)} more`}
    </span>
  )
}
