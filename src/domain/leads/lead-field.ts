/** One field of a form, used by browser and server. */
export type LeadField = {
  readonly name: string
  readonly label: string
  /** The label while the field has an error, where `label` calls it optional: an empty one is the error then. */
  readonly labelWithError?: string
  readonly kind:
    | 'text'
    /** A person's name. */
    | 'name'
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
    /** A number plate. */
    | 'rego'
    /** The length of a vehicle, in feet or metres. */
    | 'length'
    /** Several of the options, or none; the value is one text, `Tyres, Brakes`. */
    | 'checks'
    /** One checkbox; its value is `Yes`. */
    | 'tick'
  readonly required: boolean
  /** Maximum number of characters. */
  readonly maxChars: number
  /** The first and the last day of a date; the server refuses others. */
  readonly min?: string
  readonly max?: string
  readonly autocomplete?: string
  readonly hint?: string
  /** Value and label of each option; a single one is preselected. */
  readonly options?: readonly (readonly [string, string])[]
  readonly placeholder?: string
  /** The initially selected value. */
  readonly preset?: string
  /** Step of the form, from 0; absent in a form without steps. */
  readonly step?: number
}
