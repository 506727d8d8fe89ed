import type { JSONFieldServerProps } from 'payload'
import type { FieldChange } from '@/src/domain/audit/field-change'

const Value = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? <em>See versions</em> : text === '' ? <em>Empty</em> : <>{text}</>

/** A table of the changed fields of a save, with the values before and after if they are plain. Stacked on a phone. */
export const ChangesField = ({ data }: JSONFieldServerProps) => {
  const changes = (Array.isArray(data['changes']) ? data['changes'] : []) as readonly FieldChange[]
  if (changes.length === 0) return null
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
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
