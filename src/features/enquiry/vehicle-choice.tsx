import { imageUrl } from '@/src/domain/images'
import { button } from '@/src/ui/button'
import { Input } from '@/src/ui/inputs/input'

/** A vehicle that a shopper can choose for a form. */
export type VehicleChoiceItem = {
  readonly href: string
  readonly name: string
  readonly photo: string
  /** Facts that tell vehicles of one name apart, a line each. */
  readonly details: readonly string[]
}

export type VehicleChoiceProps = {
  /** The page with the form, which also searches. */
  readonly page: string
  readonly noun: string
  /** The question above the search, such as “Which car would you like to drive?”. */
  readonly question: string
  /** The text of the search; empty before one. */
  readonly query: string
  readonly items: readonly VehicleChoiceItem[]
  /** The number of matching vehicles, of which `items` are the first. */
  readonly total: number
  /** The page's other parameters, which the search keeps. */
  readonly hidden: Readonly<Record<string, string>>
}

const resultText = ({ query, items, total, noun }: VehicleChoiceProps): string => {
  if (items.length === 0) return `No ${noun} matches “${query}”. Check the spelling, or send the form without one.`
  if (items.length === total) return 'Choose one to continue.'
  return `The first ${String(items.length)} of ${String(total)}. Add the year or the stock number to see fewer.`
}

/** Matches that are shown at once; the others on request, so that the form is not far below. */
const SHOWN = 8

const Items = ({ items, label }: { items: readonly VehicleChoiceItem[]; label: string }) => (
  <ul aria-label={label} className="border-border divide-border divide-y rounded-md border">
    {items.map(({ href, name, photo, details }) => (
      <li key={href}>
        <a href={href} className="hover:bg-surface-alt grid grid-cols-[6rem_minmax(0,1fr)] gap-3 p-2">
          <img
            src={imageUrl(photo, { width: 320, crop: '3x2' })}
            alt=""
            width={96}
            height={64}
            loading="lazy"
            className="bg-surface-alt aspect-3/2 w-24 rounded-sm object-cover"
          />
          <span className="grid content-center">
            <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
            {details.map((line) => (
              <span key={line} className="text-muted text-sm">
                {line}
              </span>
            ))}
          </span>
        </a>
      </li>
    ))}
  </ul>
)

const Matches = (props: VehicleChoiceProps) => (
  <div className="grid gap-2">
    <p role="status" className="text-muted text-sm">
      {resultText(props)}
    </p>
    {props.items.length > 0 && <Items items={props.items.slice(0, SHOWN)} label="Matches" />}
    {props.items.length > SHOWN && (
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
          Show {props.items.length - SHOWN} more
        </summary>
        <Items items={props.items.slice(SHOWN)} label="More matches" />
      </details>
    )}
  </div>
)

/**
 * Asks which vehicle a form is about, by name or stock number (LEAD-02). A search of its own that works without script;
 * the form below it can be sent without a choice.
 */
export const VehicleChoice = (props: VehicleChoiceProps) => (
  <div className="border-border grid gap-4 border-b pb-6">
    <form
      action={props.page}
      method="get"
      role="search"
      aria-label="Choose a vehicle"
      aria-describedby="vehicle-query-help"
      className="grid gap-3"
    >
      {Object.entries(props.hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <Input
          id="vehicle-query"
          name="vehicle"
          type="search"
          maxLength={120}
          label={props.question}
          defaultValue={props.query}
        />
        <button type="submit" className={button('secondary', 'md')}>
          Search
        </button>
      </div>
      <p id="vehicle-query-help" className="text-muted text-sm">
        Name or stock number. Not sure yet? Leave this empty and fill in the form.
      </p>
    </form>
    {props.query !== '' && <Matches {...props} />}
  </div>
)

/** The chosen vehicle is beside the form; this leads back to the choice. */
export const ChangeVehicleLink = ({ page, noun }: { page: string; noun: string }) => (
  <a href={page} className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4">
    Choose another {noun}
  </a>
)
