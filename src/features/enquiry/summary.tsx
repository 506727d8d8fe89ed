import { leadTexts } from '@/src/domain/leads/read-lead'
import { fieldId } from './field'
import type { LeadFormProps } from './lead-parts'

/** Every problem in one place, each a link to its field (LEAD-07). */
export const Summary = ({ fields, errors, message }: Pick<LeadFormProps, 'fields' | 'errors' | 'message'>) => {
  const wrong = fields.filter(({ name }) => errors[name] !== undefined)
  if (wrong.length === 0 && !message) return null
  return (
    <div className="border-problem grid gap-2 rounded-md border-2 p-4">
      {message && <p className="font-semibold">{message}</p>}
      {wrong.length > 0 && (
        <>
          <p className="font-semibold">{leadTexts.summary}</p>
          <ul className="grid gap-1">
            {wrong.map(({ name }) => (
              <li key={name}>
                <a href={`#${fieldId(name)}`} className="inline-block min-h-6 underline underline-offset-4">
                  {errors[name]}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
