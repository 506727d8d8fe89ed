import { useId, useState } from 'react'
import type { DraftAnswer } from '@/src/cms/import-drafts'
import { Select } from '@/src/admin/ui/select'
import { requestPanel } from '@/src/admin/requests/request-panel'
import type { RequestResult } from '@/src/admin/requests/request-result'
import type { ImportFeed, ImportStockProps } from '../import-props'
import { AddressForm } from './address-form'
import { FileForm, type StartImport } from './file-form'
import { UnfinishedImports } from './unfinished-imports'

type Props = ImportStockProps & {
  readonly current: DraftAnswer | undefined
  readonly onOpen: (draft: DraftAnswer) => void
  readonly onContinue: () => void
  readonly onDiscard: () => void
}

/** Returns the chosen feed's id, or that of the dealer's first feed, which is added with its first import. */
const ensureFeed = async (feed: ImportFeed | undefined, tenant: string | undefined): Promise<RequestResult<string>> => {
  if (feed !== undefined) return { ok: true, status: 200, body: feed.id }
  const added = await requestPanel<{ readonly doc: { readonly id: string } }>('stock-feeds', {
    body: { tenant, name: 'Stock file', key: 'stock-file', on_missing: 'remove' },
  })
  return added.ok ? { ...added, body: added.body.doc.id } : added
}

const FeedChoice = ({
  feeds,
  feed,
  onChange,
}: {
  readonly feeds: readonly ImportFeed[]
  readonly feed: ImportFeed | undefined
  readonly onChange: (id: string) => void
}) => {
  const id = useId()
  if (feeds.length < 2) return null
  return (
    <p className="import-stock__field">
      <label htmlFor={id}>Stock feed</label>
      <span className="import-stock__help">The import only changes vehicles that came from this feed.</span>
      <Select id={id} value={feed?.id ?? ''} options={feeds.map((one) => [one.id, one.name])} onChange={onChange} />
    </p>
  )
}

const Notice = ({ children }: { readonly children: string }) => <p className="import-stock__notice">{children}</p>

const SourceChoice = ({
  isFile,
  onChange,
}: {
  readonly isFile: boolean
  readonly onChange: (isFile: boolean) => void
}) => (
  <fieldset className="import-stock__choice">
    <legend>Where is the file?</legend>
    <label>
      <input type="radio" name="source" checked={isFile} onChange={() => onChange(true)} /> On this computer
    </label>
    <label>
      <input type="radio" name="source" checked={!isFile} onChange={() => onChange(false)} /> At a web address
    </label>
  </fieldset>
)

const Sources = ({ feeds, chosenFeed, current, newFeedTenant, onOpen }: Props) => {
  const [feedId, setFeedId] = useState(current?.feedId ?? chosenFeed)
  const [isFile, setFile] = useState(true)
  const feed = feeds.find(({ id }) => id === feedId) ?? feeds[0]
  const start: StartImport = async (send) => {
    const found = await ensureFeed(feed, newFeedTenant)
    const result = found.ok ? await send(found.body) : found
    if (result.ok) onOpen(result.body)
    return result.ok ? undefined : result
  }
  return (
    <>
      <FeedChoice feeds={feeds} feed={feed} onChange={setFeedId} />
      <SourceChoice isFile={isFile} onChange={setFile} />
      {isFile ? <FileForm onStart={start} /> : <AddressForm key={feed?.id} initial={feed?.url ?? ''} onStart={start} />}
    </>
  )
}

/** Step 1: the file, from this computer or from a web address. */
export const SourceStep = (props: Props) => {
  const { feeds, current, unfinished, needsDealer, isDraftMissing, newFeedTenant, onContinue, onDiscard } = props
  if (needsDealer) return <Notice>Choose a dealer at the top of the menu first.</Notice>
  if (feeds.length === 0 && newFeedTenant === undefined) {
    return <Notice>Your dealership has no stock feed yet. Ask an administrator of your dealership to add one.</Notice>
  }
  return (
    <>
      {isDraftMissing && current === undefined && (
        <Notice>That import is finished, was discarded, or belongs to another dealer. Start a new one here.</Notice>
      )}
      <UnfinishedImports {...{ current, unfinished, onContinue, onDiscard }} />
      <Sources {...props} />
    </>
  )
}
