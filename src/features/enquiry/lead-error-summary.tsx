import { leadTexts } from '@/src/domain/leads/parse-lead'
import { ErrorSummary } from '@/src/ui/error-summary'
import { fieldId } from './field'
import type { LeadFormProps } from './lead-parts'

/** Lists all errors of a lead form, each linked to its field (LEAD-07). */
export const LeadErrorSummary = ({ fields, errors, message }: Pick<LeadFormProps, 'fields' | 'errors' | 'message'>) => (
  <ErrorSummary
    title={leadTexts.summary}
    message={message}
    items={fields.flatMap(({ name }) => {
      const text = errors[name]
      return text === undefined ? [] : [{ key: name, text, href: `#${fieldId(name)}` }]
    })}
  />
)
