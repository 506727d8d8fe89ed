import { CalendarButton } from '@/src/admin/dates/calendar-button'
import { TypedInput } from '@/src/admin/dates/typed-input'
import { roundingOptions } from '@/src/domain/stock/price-change/price-rule'
import { type InputName, MAX_NAME_CHARS, MAX_TAG_CHARS, parseEnd } from '@/src/domain/stock/price-change/request'
import { formatTypedLocalTime, parseTypedMoment, type ParsedInput } from '@/src/domain/time/typed-dates'
import { cityOf, localTimeAt } from '@/src/domain/time/zones'
import { Choice, Field, TextInput } from './field'
import type { PriceChangeForm } from './use-price-change'

type RadioProps = {
  readonly form: PriceChangeForm
  readonly name: InputName
  readonly legend: string
  readonly options: readonly (readonly [value: string, label: string])[]
}

const Radios = ({ form, name, legend, options }: RadioProps) => (
  <fieldset className="price-changes__radios">
    <legend>{legend}</legend>
    {options.map(([value, label]) => (
      <label key={value}>
        <input
          type="radio"
          name={name}
          value={value}
          checked={form.input[name] === value}
          onChange={() => form.change(name, value)}
        />{' '}
        {label}
      </label>
    ))}
  </fieldset>
)

type TimeProps = {
  readonly form: PriceChangeForm
  readonly name: 'starts' | 'ends'
  readonly label: string
  readonly help: string
  readonly timezone: string
  readonly parse: (text: string, timezone: string) => ParsedInput<string>
}

/** The local time of a text; the text itself if it cannot be read, so that it stays as it was typed. */
const toLocalText = (parsedInput: ParsedInput<string>, timezone: string): ParsedInput<string> =>
  'value' in parsedInput ? { value: localTimeAt(parsedInput.value, timezone) } : parsedInput

const TimeField = ({ form, name, label, help, timezone, parse }: TimeProps) => (
  <div className="price-changes__time">
    <Field form={form} name={name} label={label} help={help}>
      {(control) => (
        <TypedInput
          id={control.id}
          name={name}
          value={form.input[name]}
          placeholder="dd/mm/yyyy, 9:00 am"
          isInvalid={control['aria-invalid']}
          describedBy={control['aria-describedby']}
          // The form says what is wrong, because an end also depends on the start.
          parse={(text) => {
            const local = toLocalText(parse(text, timezone), timezone)
            return 'value' in local ? local : { value: text }
          }}
          format={formatTypedLocalTime}
          onChange={(value) => form.change(name, value)}
          onBlur={() => form.leave(name)}
        >
          <CalendarButton hasTime localTime={form.input[name]} onPick={(picked) => form.change(name, picked)} />
        </TypedInput>
      )}
    </Field>
  </div>
)

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
    <TimeField
      form={form}
      name="starts"
      label="Starts"
      help={`${cityOf(timezone)} time. Leave empty to start now.`}
      timezone={timezone}
      parse={parseTypedMoment}
    />
    <TimeField
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
