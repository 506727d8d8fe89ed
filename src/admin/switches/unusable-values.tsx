import { removePath, listUnusableValues } from '@/src/domain/tenancy/switch-layer'
import { switches } from '@/src/domain/switches'

const storedText = (value: unknown, at: readonly string[]): string => {
  const found = at.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined),
    value,
  )
  return JSON.stringify(found)?.slice(0, 120) ?? ''
}

/** Lists stored values that match no switch. They have no effect, and staff must remove them before saving (TEN-02). */
export const UnusableValues = ({
  value,
  setValue,
  locked,
}: {
  value: unknown
  setValue: (next: unknown) => void
  locked: boolean
}) => {
  const found = listUnusableValues(switches, value)
  if (found.length === 0) return null
  return (
    <div className="switches__warning" role="alert">
      <p>
        <strong>Some stored values can’t be used.</strong> The site uses the defaults instead. Remove these values
        before you save.
      </p>
      <ul>
        {found.map(({ path, at, message }) => (
          <li key={path}>
            <span>
              <code>{path || 'switches'}</code>: {message} Stored: <code>{storedText(value, at)}</code>
            </span>
            <button type="button" disabled={locked} onClick={() => setValue(removePath(value, at))}>
              Remove<span className="panel-hidden"> {path}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
