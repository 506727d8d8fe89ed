import { roundingOptions } from '@/src/domain/stock/price-change/price-rule'
import { MAX_NAME_CHARS, MAX_TAG_CHARS, parseEnd } from '@/src/domain/stock/price-change/request'
import { parseTypedMoment } from '@/src/domain/time/typed-dates'
import { cityOf } from '@/src/domain/time/zones'
import { Choice, TextInput } from './field'
import type { PriceChangeForm } from './use-price-change'
import { PriceChangeTime } from './price-change-time'
import { Radios } from './radios'

type FormProps = { readonly form: PriceChangeForm }
type StepProps = FormProps & { readonly timezone: string }

const AmountInputs = ({ form }: FormProps) => {
  const isPercent = form.input.kind === 'percent'
  return (
    <div className="price-changes__grid">
      <TextInput
        form={form}
        name="amount"
        label={isPercent ? 'Percentage' : 'Amount'}
        help={isPercent ? 'For example, 5.' : 'For example, 500.'}
        {...(isPercent ? { suffix: '%' } : { prefix: '$' })}
        isNumber
      />
      <Choice
        form={form}
        name="rounding"
        label="Round to"
        help="Lower prices are rounded down, higher ones up."
        options={roundingOptions}
      />
      <TextInput
        form={form}
        name="floor"
        label="Lowest price (optional)"
        help="No price falls below this."
        prefix="$"
        isNumber
      />
    </div>
  )
}

const PeriodInputs = ({ form, timezone }: StepProps) => (
  <div className="price-changes__grid">
    <PriceChangeTime
      form={form}
      name="starts"
      label="Starts"
      help={`${cityOf(timezone)} time. Leave empty to start now.`}
      timezone={timezone}
      parse={parseTypedMoment}
    />
    <PriceChangeTime
      form={form}
      name="ends"
      label="Ends"
      help="Prices then go back by themselves. Leave empty to keep them until you undo the change."
      timezone={timezone}
      parse={parseEnd}
    />
  </div>
)

const NameInputs = ({ form }: FormProps) => (
  <div className="price-changes__grid">
    <TextInput
      form={form}
      name="tag"
      label="Tag (optional)"
      help="Shown on the vehicles’ cards during the change, such as Summer sale."
      maxLength={MAX_TAG_CHARS}
    />
    <TextInput
      form={form}
      name="name"
      label="Name for your list (optional)"
      help="Only you and your colleagues see it."
      maxLength={MAX_NAME_CHARS}
    />
  </div>
)

const PriceBeforeCheckbox = ({ form }: FormProps) => (
  <label className="price-changes__check">
    <input
      type="checkbox"
      checked={form.input.showsBefore === 'yes'}
      onChange={({ target }) => form.change('showsBefore', target.checked ? 'yes' : 'no')}
    />
    <span>
      Show the price before, crossed out
      <span className="price-changes__help">
        Only if you’ve offered the vehicles at that price for a reasonable time. Otherwise it misleads shoppers.
      </span>
    </span>
  </label>
)

/** Step 2: the change of the prices, its period, and the part of it that shoppers see. */
export const ChangeStep = ({ form, timezone }: StepProps) => (
  <>
    <Radios
      form={form}
      name="direction"
      legend="What happens to the prices?"
      options={[
        ['down', 'Lower them'],
        ['up', 'Raise them'],
      ]}
    />
    <Radios
      form={form}
      name="kind"
      legend="By how much?"
      options={[
        ['percent', 'By a percentage'],
        ['amount', 'By an amount in dollars'],
      ]}
    />
    <AmountInputs form={form} />
    <PeriodInputs form={form} timezone={timezone} />
    <NameInputs form={form} />
    {form.input.direction === 'down' && <PriceBeforeCheckbox form={form} />}
  </>
)
