import { ViewDescription } from '@payloadcms/ui'
import type { CollectionSlug, Payload, SanitizedCollectionConfig } from 'payload'
import { declarationOf } from '@/src/domain/collections/declaration'
import { untitledName } from '@/src/domain/panel/version-list'
import { NameOfUntitled, VersionHeading } from './name-of-untitled'

type Props = {
  readonly payload: Payload
  readonly id?: number | string
  readonly collectionSlug: CollectionSlug
  /** The text about the collection, as it is declared. */
  readonly description?: string
}

const NameOf = ({ config, id }: { readonly config: SanitizedCollectionConfig; readonly id: string }) => {
  const { single = false, menu = [] } = declarationOf(config) ?? {}
  const singular = String(config.labels.singular)
  const name = single ? (menu[0]?.label ?? singular) : untitledName(singular)
  return <NameOfUntitled id={id} name={name} isSingle={single} />
}

/**
 * The text below the title of a document: about its collection, or, on the page of a version, which one it is. It also
 * names documents that have no title, in the title and the breadcrumb (ADM-05).
 */
export const DocumentName = ({ payload, id, collectionSlug, description = '' }: Props) => (
  <>
    {id !== undefined && <NameOf config={payload.collections[collectionSlug].config} id={String(id)} />}
    <VersionHeading>
      <ViewDescription description={description} />
    </VersionHeading>
  </>
)
