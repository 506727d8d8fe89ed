import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import type { Mapping } from '@/src/domain/stock/feed/mapping'
import { addTranslation } from '@/src/domain/stock/feed/mapping-translations'
import { tryFeed, type FeedRequestState } from '../try-feed'
import { ImportOutcome } from '../import-outcome'

type Props = {
  readonly draft: Mapping
  /** True if the draft has no problems. */
  readonly ready: boolean
  readonly onChange: (next: Mapping) => void
}

/** Shows what the last file would change with the unsaved mapping. */
export const TryMapping = ({ draft, ready, onChange }: Props) => {
  const { id } = useDocumentInfo()
  const [state, setState] = useState<FeedRequestState & { readonly of?: Mapping }>({ busy: false })
  if (id === undefined) return <p className="mapping__help">Save the feed to preview its mapping with a file.</p>
  const start = async () => {
    setState({ busy: true })
    const answer = await tryFeed(String(id), draft)
    setState({ ...answer, of: draft })
  }
  const isStale = state.of !== undefined && JSON.stringify(state.of) !== JSON.stringify(draft)
  return (
    <div className="mapping__try">
      <button
        type="button"
        className="mapping__button"
        disabled={!ready || state.busy}
        onClick={() => {
          void start()
        }}
      >
        Preview with the last file
      </button>{' '}
      {ready ? (
        <span className="mapping__help">This doesn’t save anything or change any vehicle.</span>
      ) : (
        <span className="mapping__help">Fix the errors marked above first.</span>
      )}
      {isStale && <p className="mapping__help">You’ve changed the mapping since this preview.</p>}
      <ImportOutcome {...state} onTranslate={(value) => onChange(addTranslation(draft, value))} />
    </div>
  )
}
