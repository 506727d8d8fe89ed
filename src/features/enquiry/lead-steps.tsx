import type { RefObject } from 'react'
import type { LeadField } from '@/src/domain/leads/lead-field'
import { classNames } from '@/src/ui/class-names'
import { Field } from './field'
import type { LeadFormProps } from './lead-parts'
import { SlotFields } from './slot-fields'

type Props = Pick<LeadFormProps, 'fields' | 'steps' | 'values' | 'errors' | 'hidden' | 'times'>

const isTime = ({ kind }: LeadField): boolean => kind === 'time'

/** The fields in their order; a date with a time is one group. */
const Fields = ({ fields, values, errors, hidden, times }: Omit<Props, 'steps'>) => {
  const hasTime = fields.some(isTime)
  const dateAndTime = hasTime ? fields.filter((field) => isTime(field) || field.kind === 'date') : []
  const { lead_type: leadType = '', car_id = '' } = hidden
  return fields.map((field) => {
    if (!dateAndTime.includes(field)) {
      return <Field key={field.name} field={field} value={values[field.name]} error={errors[field.name]} />
    }
    if (isTime(field)) return null
    const slotQuery = { lead_type: leadType, ...(car_id === '' ? {} : { car_id }) }
    return <SlotFields key="slot" fields={dateAndTime} values={values} errors={errors} times={times} ask={slotQuery} />
  })
}

/** Hides later steps and their fields until the script runs; without scripting all of them are visible. */
export const LATER_STEP_CLASS = '[@media(scripting:enabled)]:hidden'

/**
 * The steps of a form (LEAD-03): one at a time with script, all on one page without. Hidden fields keep their values
 * and are sent with the rest.
 */
export const LeadSteps = ({
  currentStep,
  heading,
  ...props
}: Props & { currentStep: number; heading: RefObject<HTMLHeadingElement | null> }) => {
  const { fields, steps } = props
  if (steps.length === 0) return <Fields {...props} />
  return steps.map((title, index) => (
    <div
      key={title}
      role="group"
      aria-labelledby={`step-${index}`}
      className={classNames('grid gap-5', index !== currentStep && LATER_STEP_CLASS)}
    >
      <div className="grid gap-0.5">
        <p className="text-muted text-sm [@media(scripting:none)]:hidden">
          Step {index + 1} of {steps.length}
        </p>
        <h2
          id={`step-${index}`}
          tabIndex={-1}
          ref={index === currentStep ? heading : null}
          className="text-lg font-semibold outline-none"
        >
          {title}
        </h2>
      </div>
      <Fields {...props} fields={fields.filter(({ step }) => step === index)} />
    </div>
  ))
}
