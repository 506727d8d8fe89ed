import { ViewDescription } from '@payloadcms/ui'
import type { CollectionSlug, Payload } from 'payload'
import { declarationOf } from '@/src/domain/collections/declaration'
import { NamedSingle, VersionHeading } from './named-single'

type Props = {
  readonly payload: Payload
  readonly id?: number | string
  readonly collectionSlug: CollectionSlug
  /** The text about the collection, as it is declared. */
  readonly description?: string
}

/**
 * The text below the title of a document: about its collection, or, on the page of a version, which one it is. A
 * document that a dealer has once has no title of its own, so this names it in the title and the breadcrumb (ADM-05).
 */
export const DocumentName = ({ payload, id, collectionSlug, description = '' }: Props) => {
  const { config } = payload.collections[collectionSlug]
  const { single = false, menu = [] } = declarationOf(config) ?? {}
  return (
    <>
      {single && id !== undefined && (
        <NamedSingle id={String(id)} name={menu[0]?.label ?? String(config.labels.singular)} />
      )}
      <VersionHeading>
        <ViewDescription description={description} />
      </VersionHeading>
    </>
  )
}
