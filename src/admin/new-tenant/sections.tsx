import { uploadImageTypes } from '@/src/domain/uploaded-images'
import { MAX_LOGO_BYTES } from '@/src/domain/net/body-limits'
import type { ReactNode } from 'react'
import type { PlaceSuggestion } from '@/src/domain/locations/place-suggestions'
import { states } from '@/src/domain/locations/states'
import { describeRole } from '@/src/domain/panel/roles'
import type { NewTenant, NewTenantField, WeekPartHours, WeekPart, TextField } from '@/src/domain/tenancy/new-tenant'
import { HoursLines } from './hours-lines'
import { toOptions } from '@/src/admin/ui/select'
import { ChoiceLine, ColourLine, fieldId, FontLine, LineFrame, TextLine } from './form-lines'
import { AddressWarning, PlaceLine } from './place-lines'
import { ThemePreview } from './theme-preview'

export type FormEditing = {
  readonly form: NewTenant
  readonly logo: File | undefined
  readonly problemOf: (field: NewTenantField) => string | undefined
  readonly setField: (field: TextField, value: string) => void
  readonly setHours: (name: WeekPart, hours: WeekPartHours) => void
  readonly setLogo: (file: File | undefined) => void
}

/** Props of a line for one field of the form. */
const lineProps = ({ form, problemOf, setField }: FormEditing, field: TextField) => ({
  field,
  value: form[field],
  problem: problemOf(field),
  onChange: (value: string) => setField(field, value),
})

type SectionProps = { readonly title: string; readonly text: string; readonly children: ReactNode }

const Section = ({ title, text, children }: SectionProps) => (
  <section className="new-tenant__section" aria-labelledby={`new-tenant-${title.replaceAll(' ', '-')}`}>
    <header>
      <h2 id={`new-tenant-${title.replaceAll(' ', '-')}`}>{title}</h2>
      <p>{text}</p>
    </header>
    <div className="new-tenant__fields">{children}</div>
  </section>
)

type DealerProps = FormEditing & {
  readonly templates: readonly { readonly slug: string; readonly name: string }[]
  readonly platform: string
}

export const DealerSection = (props: DealerProps) => {
  const { form, templates, platform } = props
  const options = templates.map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <Section title="Dealer" text="The dealer’s name and the site’s address.">
      <TextLine {...lineProps(props, 'name')} label="Name" help="Shown in the header, the footer and page titles." />
      <TextLine
        {...lineProps(props, 'slug')}
        label="Site address"
        help={`The site will be at ${form.slug || 'smith-motors'}.${platform}. Made from the name. You can’t change it later.`}
      />
      <TextLine
        {...lineProps(props, 'domain')}
        label="Domain"
        optional
        placeholder="www.mydealer.com.au"
        help="The dealer’s own domain. The site is available there once its DNS points to this platform."
      />
      <ChoiceLine
        {...lineProps(props, 'template')}
        label="Template"
        options={options.length > 0 ? options.map(({ value, label }) => [value, label]) : [['default', 'Default']]}
        help="The site’s switches start with this template’s values. You can change them under Site settings."
      />
    </Section>
  )
}

export const ThemeSection = (props: FormEditing) => {
  const { form, logo, problemOf, setLogo } = props
  return (
    <Section title="Look" text="We check contrast as you choose. You can change everything later under Theme.">
      <ColourLine
        {...lineProps(props, 'accent')}
        label="Main colour"
        help="The colour of the main button on a screen, such as “Send enquiry”, and of links."
      />
      <ColourLine
        {...lineProps(props, 'secondary')}
        label="Supporting colour"
        optional
        help="For bars, tints and prices."
      />
      <ColourLine {...lineProps(props, 'surface')} label="Page background" help="The background of every page." />
      <ColourLine
        {...lineProps(props, 'ink')}
        label="Text colour"
        help="Text on the page background must be easy to read."
      />
      <FontLine {...lineProps(props, 'heading_font')} label="Heading font" />
      <FontLine {...lineProps(props, 'text_font')} label="Text font" />
      <LineFrame
        field="logo"
        label="Logo"
        optional
        help="JPEG, PNG, WebP or AVIF, up to 8 MB. A wide logo on a transparent background works best. Without a logo, the site shows the name."
        problem={problemOf('logo')}
      >
        <input
          id={fieldId('logo')}
          type="file"
          data-max-bytes={MAX_LOGO_BYTES}
          accept={uploadImageTypes.join()}
          aria-invalid={problemOf('logo') !== undefined}
          aria-describedby={`${fieldId('logo')}-help ${fieldId('logo')}-problem`}
          onChange={(event) => setLogo(event.target.files?.[0])}
        />
      </LineFrame>
      <ThemePreview form={form} logo={logo} />
    </Section>
  )
}

/** The suburb, state and postcode; a suggestion fills in all three. */
const PlaceLines = (props: FormEditing) => {
  const { form, setField } = props
  const choosePlace = ({ suburb, state, postcode }: PlaceSuggestion): void => {
    setField('city', suburb)
    setField('state', state)
    setField('postcode', postcode)
  }
  return (
    <>
      <PlaceLine {...lineProps(props, 'city')} kind="suburb" label="Suburb or town" onChoose={choosePlace} />
      <ChoiceLine
        {...lineProps(props, 'state')}
        label="State"
        options={toOptions(states)}
        help="Sets the time zone and public holidays."
      />
      <PlaceLine {...lineProps(props, 'postcode')} kind="postcode" label="Postcode" onChoose={choosePlace}>
        {props.problemOf('postcode') === undefined && <AddressWarning {...form} />}
      </PlaceLine>
    </>
  )
}

export const LocationSection = (props: FormEditing) => (
  <Section title="First location" text="Where shoppers visit. You can add more under Locations.">
    <TextLine {...lineProps(props, 'location_name')} label="Location name" help="Such as Smith Motors Toowong." />
    <TextLine {...lineProps(props, 'street')} label="Street and number" />
    <PlaceLines {...props} />
    <TextLine {...lineProps(props, 'phone')} label="Phone" type="tel" help="Shown on every page." />
    <TextLine {...lineProps(props, 'email')} label="Email" type="email" help="Where enquiries go." />
    <TextLine
      {...lineProps(props, 'licence')}
      label="Dealer licence"
      optional
      help="The law requires the licence number on the site, such as LMCT 1234 or Dealer Licence 3901234."
    />
    <HoursLines hours={props.form.hours} problemOf={props.problemOf} onChange={props.setHours} />
  </Section>
)

export const StaffSection = (props: FormEditing) => (
  <Section
    title="First member of staff"
    text={`We invite them as administrator, by email. ${describeRole('tenant-admin')}`}
  >
    <TextLine {...lineProps(props, 'staff_name')} label="Their name" optional />
    <TextLine
      {...lineProps(props, 'staff_email')}
      label="Their email"
      type="email"
      optional
      help="They get a link there to choose their password."
    />
  </Section>
)
