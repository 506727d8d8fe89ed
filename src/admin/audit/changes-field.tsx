import type { CollectionSlug, JSONFieldServerProps, Payload } from 'payload'
import type { FieldChange } from '@/src/domain/audit/field-change'

const Value = ({ text }: { readonly text: string }) => (text === '' ? <em>Empty</em> : <>{text}</>)

const Values = ({ before, after }: Required<Pick<FieldChange, 'before' | 'after'>>) => (
  <>
    <td data-label="Before">
      <del>
        <Value text={before} />
      </del>
    </td>
    <td data-label="After">
      <ins>
        <Value text={after} />
      </ins>
    </td>
  </>
)

/** A change whose values are too long for the log; they are in the versions of the document, where it has any. */
const LongValues = ({ versions }: { readonly versions: string | undefined }) => (
  <td data-label="Change" colSpan={2}>
    {versions === undefined ? <em>Changed</em> : <a href={versions}>See versions</a>}
  </td>
)

type Entry = { readonly kind?: unknown; readonly document?: unknown; readonly action?: unknown }

/** The address of the versions of a changed document; undefined if it keeps none, or is gone. */
const versionsOf = ({ collections }: Payload, { kind, document, action }: Entry): string | undefined => {
  const isGone = action === 'deleted' || action === 'deleted for good'
  if (typeof kind !== 'string' || typeof document !== 'string' || isGone) return undefined
  const config = kind in collections ? collections[kind as CollectionSlug].config : undefined
  return config?.versions ? `/admin/collections/${kind}/${document}/versions` : undefined
}

/** A table of the changed fields of a save, with the values before and after if they are plain. Stacked on a phone. */
export const ChangesField = ({ data, payload }: JSONFieldServerProps) => {
  const changes = (Array.isArray(data['changes']) ? data['changes'] : []) as readonly FieldChange[]
  if (changes.length === 0) return null
  const versions = versionsOf(payload, data)
  return (
    <div className="field-type">
      <table className="change-table">
        <caption className="field-label">Changed fields</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, label, before, after }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              {before === undefined || after === undefined ? (
                <LongValues versions={versions} />
              ) : (
                <Values before={before} after={after} />
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
