/** One question of a form, as browser and server read it alike. */
export type LeadField = {
  readonly name: string
  readonly label: string
  readonly kind:
    | 'text'
    | 'email'
    | 'tel'
    | 'textarea'
    | 'select'
    | 'date'
    /** A time of day, `HH:MM`. */
    | 'time'
    | 'money'
    | 'kilometres'
    | 'postcode'
    | 'year'
    /** Several of the options, or none; read as one text, `Tyres, Brakes`. */
    | 'checks'
    /** One box; read as `Yes`. */
    | 'tick'
  readonly required: boolean
  /** Characters at most. */
  readonly most: number
  readonly autocomplete?: string
  readonly hint?: string
  /** Of a select: value and label. One alone is chosen already. */
  readonly options?: readonly (readonly [string, string])[]
  readonly placeholder?: string
  /** Of a select: the value that stands chosen until the shopper chooses. */
  readonly preset?: string
  /** Which step of the form it stands in, from 0; absent in a form of one. */
  readonly step?: number
}
