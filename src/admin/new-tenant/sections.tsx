import type { ReactNode } from 'react'
import { states } from '@/src/domain/locations/holidays'
import type { NewTenant, NewTenantField, Stretch, StretchName, TextField } from '@/src/domain/tenancy/new-tenant'
import { HoursLines } from './hours-lines'
import { ChoiceLine, ColourLine, fieldId, FontLine, Frame, TextLine } from './lines'
import { LookPreview } from './look-preview'

export type Editing = {
  readonly form: NewTenant
  readonly logo: File | undefined
  readonly problemOf: (field: NewTenantField) => string | undefined
  readonly put: (field: TextField, value: string) => void
  readonly putHours: (name: StretchName, hours: Stretch) => void
  readonly putLogo: (file: File | undefined) => void
}

/** Props of a line for one field of the form. */
const at = ({ form, problemOf, put }: Editing, field: TextField) => ({
  field,
  value: form[field],
  problem: problemOf(field),
  onChange: (value: string) => put(field, value),
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

type DealerProps = Editing & {
  readonly templates: readonly { readonly slug: string; readonly name: string }[]
  readonly platform: string
}

export const DealerSection = (props: DealerProps) => {
  const { form, templates, platform } = props
  const options = templates.map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <Section title="Dealer" text="Who it is, and where the site is found.">
      <TextLine
        {...at(props, 'name')}
        label="Name"
        help="As shoppers know it: header, footer and page titles say it."
      />
      <TextLine
        {...at(props, 'slug')}
        label="Slug"
        help={`Names the site’s own address, ${form.slug || 'slug'}.${platform}. Made from the name; it stays as it is for good.`}
      />
      <TextLine
        {...at(props, 'domain')}
        label="Domain"
        optional
        placeholder="www.mydealer.com.au"
        help="The dealer’s own host name. The site answers there as soon as the name points here."
      />
      <ChoiceLine
        {...at(props, 'template')}
        label="Template"
        options={options.length > 0 ? options : [{ value: 'default', label: 'Default' }]}
        help="What the site’s switches start from. Each can be changed under Site settings."
      />
    </Section>
  )
}

export const LookSection = (props: Editing) => {
  const { form, logo, problemOf, putLogo } = props
  return (
    <Section title="Look" text="Contrast is checked as you choose; all of it can be changed later under Theme.">
      <ColourLine {...at(props, 'accent')} label="Main colour" help="Buttons, and the action that matters most." />
      <ColourLine {...at(props, 'secondary')} label="Supporting colour" optional help="Bars, tints or prices." />
      <ColourLine {...at(props, 'surface')} label="Page colour" help="What everything stands on." />
      <ColourLine {...at(props, 'ink')} label="Text colour" help="Read on the page: 4.5:1 at least." />
      <FontLine {...at(props, 'heading_font')} label="Font of headings" />
      <FontLine {...at(props, 'text_font')} label="Font of text" />
      <Frame
        field="logo"
        label="Logo"
        optional
        help="JPEG, PNG, WebP or AVIF, at most 8 MB; best wide, on a clear ground. Without one the name stands there."
        problem={problemOf('logo')}
      >
        <input
          id={fieldId('logo')}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-invalid={problemOf('logo') !== undefined}
          aria-describedby={`${fieldId('logo')}-help ${fieldId('logo')}-problem`}
          onChange={(event) => putLogo(event.target.files?.[0])}
        />
      </Frame>
      <LookPreview form={form} logo={logo} />
    </Section>
  )
}

export const LocationSection = (props: Editing) => (
  <Section title="First location" text="Where shoppers come to. More locations are added under Locations.">
    <TextLine {...at(props, 'location_name')} label="Name of the location" help="Such as Smith Motors Toowong." />
    <TextLine {...at(props, 'street')} label="Street and number" />
    <TextLine {...at(props, 'city')} label="Suburb or town" />
    <ChoiceLine
      {...at(props, 'state')}
      label="State"
      options={states.map((value) => ({ value, label: value }))}
      help="Sets its clock and its public holidays."
    />
    <TextLine {...at(props, 'postcode')} label="Postcode" />
    <TextLine {...at(props, 'phone')} label="Phone" type="tel" help="Shoppers ring it from every page." />
    <TextLine {...at(props, 'email')} label="E-mail" type="email" help="Where enquiries go." />
    <TextLine
      {...at(props, 'licence')}
      label="Dealer licence"
      optional
      help="The law wants its number on the site, such as LMCT 1234 or Dealer Licence 3901234."
    />
    <HoursLines hours={props.form.hours} problemOf={props.problemOf} onChange={props.putHours} />
  </Section>
)

export const StaffSection = (props: Editing) => (
  <Section
    title="First member of staff"
    text="May edit everything of this dealer. A temporary password is shown once, when the site is ready."
  >
    <TextLine {...at(props, 'staff_name')} label="Their name" optional />
    <TextLine {...at(props, 'staff_email')} label="Their e-mail" type="email" optional help="They sign in with it." />
  </Section>
)
