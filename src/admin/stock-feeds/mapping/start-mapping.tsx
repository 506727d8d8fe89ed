import { useId, useState } from 'react'
import type { Mapping } from '@/src/domain/stock/feed/mapping'
import { copyOf, guessOf } from '@/src/domain/stock/feed/mapping-draft'
import type { SeenColumn } from '../seen-columns'

type Props = {
  /** True if the stored mapping is invalid. */
  readonly unusable: boolean
  readonly shipped: readonly Mapping[]
  readonly seen: readonly SeenColumn[]
  readonly feedKey: string
  readonly locked: boolean
  readonly onStart: (draft: Mapping) => void
}

/** Starts a mapping from the columns of the last file, or from a built-in mapping. */
export const StartMapping = ({ unusable, shipped, seen, feedKey, locked, onStart }: Props) => {
  const id = useId()
  const [chosen, setChosen] = useState(seen.length > 0 ? '' : (shipped[0]?.name ?? ''))
  const start = () => {
    const like = shipped.find(({ name }) => name === chosen)
    onStart(
      like === undefined
        ? guessOf(
            seen.map(({ name }) => name),
            shipped,
            feedKey,
          )
        : copyOf(like, feedKey),
    )
  }
  return (
    <div className="mapping__start">
      <p>
        {unusable
          ? 'What is stored is no mapping. Begin anew.'
          : 'This feed has none: its files are read by the shipped mapping named above, or by the one that knows their header.'}
      </p>
      <label htmlFor={`${id}-from`}>Begin with</label>
      <select id={`${id}-from`} value={chosen} disabled={locked} onChange={(event) => setChosen(event.target.value)}>
        <option value="">
          {seen.length > 0 ? `the ${seen.length} columns of the last file` : 'nothing (no file was read yet)'}
        </option>
        {shipped.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <button type="button" className="mapping__button" disabled={locked} onClick={start}>
        Write an own mapping
      </button>
    </div>
  )
}
