import { useId, useState } from 'react'
import type { Mapping } from '@/src/domain/stock/feed/mapping'
import { copyMapping } from '@/src/domain/stock/feed/mapping-draft'
import { guessMapping } from '@/src/domain/stock/feed/guess-mapping'
import type { SeenColumn } from '../use-seen-columns'
import { Select } from '@/src/admin/ui/select'

type Props = {
  /** True if the stored mapping is invalid. */
  readonly unusable: boolean
  readonly builtInMappings: readonly Mapping[]
  readonly seenColumns: readonly SeenColumn[]
  readonly feedKey: string
  readonly locked: boolean
  readonly onStart: (draft: Mapping) => void
}

/** Starts a mapping from the columns of the last file, or from a built-in mapping. */
export const StartMapping = ({ unusable, builtInMappings, seenColumns, feedKey, locked, onStart }: Props) => {
  const id = useId()
  const [picked, setPicked] = useState<string>()
  // The columns of a file that was just tried arrive after the first render.
  const chosen = picked ?? (seenColumns.length > 0 ? '' : (builtInMappings[0]?.name ?? ''))
  const start = () => {
    const source = builtInMappings.find(({ name }) => name === chosen)
    onStart(
      source === undefined
        ? guessMapping(
            seenColumns.map(({ name }) => name),
            builtInMappings,
            feedKey,
          )
        : copyMapping(source, feedKey),
    )
  }
  return (
    <div className="mapping__start">
      <p>
        {unusable
          ? 'The stored mapping isn’t valid. Create a new one.'
          : 'This feed has no custom mapping. It uses the built-in mapping chosen above, or the one that matches the file’s header.'}
      </p>
      <label htmlFor={`${id}-from`}>Start from</label>
      <Select
        id={`${id}-from`}
        value={chosen}
        emptyLabel={
          seenColumns.length > 0
            ? `The ${seenColumns.length} columns of the last file`
            : 'Nothing (no file has been read)'
        }
        options={builtInMappings.map(({ name, label }) => [name, label])}
        disabled={locked}
        onChange={setPicked}
      />
      <button type="button" className="mapping__button" disabled={locked} onClick={start}>
        Create a custom mapping
      </button>
    </div>
  )
}
