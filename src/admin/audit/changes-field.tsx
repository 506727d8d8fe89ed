import type { JSONFieldServerProps } from 'payload'
import type { FieldChange } from '@/src/domain/audit/changes'

const Value = ({ text }: { text: string | undefined }) =>
  text === undefined ? <em>see its versions</em> : text === '' ? <em>empty</em> : <>{text}</>

/** What a save changed, a row a field: before and after where a few words say it. */
export const ChangesField = ({ data }: JSONFieldServerProps) => {
  const changes = (Array.isArray(data['changes']) ? data['changes'] : []) as readonly FieldChange[]
  if (changes.length === 0) return null
  return (
    <div className="field-type">
      <table className="table" style={{ width: '100%' }}>
        <caption className="field-label" style={{ textAlign: 'left' }}>
          Changed fields
        </caption>
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
              <td>
                <Value text={before} />
              </td>
              <td>
                <Value text={after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
