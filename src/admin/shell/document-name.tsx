import { ViewDescription } from '@payloadcms/ui'
import type { CollectionSlug, Payload, SanitizedCollectionConfig } from 'payload'
import { kindName } from '@/src/cms/documents/kind-name'
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
  const isSingle = declarationOf(config)?.single === true
  const name = kindName(config)
  return <NameOfUntitled id={id} name={isSingle ? name : untitledName(name)} isSingle={isSingle} />
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
