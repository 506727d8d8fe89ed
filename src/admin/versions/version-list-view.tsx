import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { CompareButton } from './compare-button'
import './version-list.css'
import { type VersionLine, loadRows } from './load-version-lines'

type Props = {
  readonly initPageResult: {
    readonly docID?: number | string
    readonly collectionConfig?: SanitizedCollectionConfig
    readonly req: PayloadRequest
  }
  readonly hasPublishedDoc?: boolean
  readonly routeSegments?: readonly string[]
  /** Set in the drawer that chooses a version to compare with. */
  readonly versions?: { readonly useVersionDrawerCreatedAtCell?: boolean }
}

const tones: Readonly<Record<string, string>> = { 'On your site now': 'good', Current: 'good', 'Current draft': 'soon' }

type TableProps = { readonly rows: readonly VersionLine[]; readonly href: string; readonly isDrawer: boolean }

const VersionTable = ({ rows, href, isDrawer }: TableProps) => (
  <table className="change-table version-list">
    <caption>
      {isDrawer
        ? 'Choose the version to compare with.'
        : 'Newest first. Open a version to compare it with another one, or to go back to it.'}
    </caption>
    <thead>
      <tr>
        <th scope="col">Saved</th>
        <th scope="col">By</th>
        <th scope="col">State</th>
        <th scope="col">Changed</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, time, author, state, changes }) => (
        <tr key={id}>
          <td data-label="Saved">
            {isDrawer ? <CompareButton id={id} text={time} /> : <a href={`${href}/${id}`}>{time}</a>}
          </td>
          <td data-label="By">{author ?? <span className="list-muted">Not recorded</span>}</td>
          <td data-label="State">
            <span className="list-state" data-state={tones[state]}>
              {state}
            </span>
          </td>
          <td data-label="Changed">{changes || <span className="list-muted">–</span>}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/**
 * The versions of a document with their time by the dealer's clocks, their author and their state in words (ADM-02).
 * Payload's own list shows ids and no author.
 */
export const VersionListView = async (props: Props) => {
  const { initPageResult, hasPublishedDoc = false, routeSegments, versions } = props
  const { docID, collectionConfig, req } = initPageResult
  if (docID === undefined || collectionConfig === undefined) return null
  const { slug, labels, admin } = collectionConfig
  const id = String(docID)
  const rows = await loadRows({ req, collection: slug as CollectionSlug, id }, hasPublishedDoc)
  const isInTrash = routeSegments?.[2] === 'trash'
  const isDrawer = versions?.useVersionDrawerCreatedAtCell === true
  const href = `/admin/collections/${slug}/${isInTrash ? 'trash/' : ''}${id}/versions`
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={slug}
        id={id}
        isTrashed={isInTrash}
        pluralLabel={String(labels.plural)}
        useAsTitle={admin.useAsTitle}
        view="Versions"
      />
      <Gutter className="version-list-view">
        {rows.length === 0 ? (
          <p>No versions yet. Each save adds one.</p>
        ) : (
          <VersionTable rows={rows} href={href} isDrawer={isDrawer} />
        )}
      </Gutter>
    </>
  )
}
