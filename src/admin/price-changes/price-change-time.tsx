import { CalendarButton } from '@/src/admin/dates/calendar-button'
import { TypedInput } from '@/src/admin/dates/typed-input'
import { formatTypedLocalTime, type ParsedInput } from '@/src/domain/time/typed-dates'
import { localTimeAt } from '@/src/domain/time/zones'
import { Field } from './field'
import type { PriceChangeForm } from './use-price-change'

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

export const PriceChangeTime = ({ form, name, label, help, timezone, parse }: TimeProps) => (
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
