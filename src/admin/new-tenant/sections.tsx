import type { ReactNode } from 'react'
import { states } from '@/src/domain/locations/holidays'
import type { NewTenant, NewTenantField, WeekPartHours, WeekPart, TextField } from '@/src/domain/tenancy/new-tenant'
import { HoursLines } from './hours-lines'
import { toOptions } from '@/src/admin/ui/select'
import { ChoiceLine, ColourLine, fieldId, FontLine, LineFrame, TextLine } from './form-lines'
import { ThemePreview } from './theme-preview'

export type FormEditing = {
  readonly form: NewTenant
  readonly logo: File | undefined
  readonly problemOf: (field: NewTenantField) => string | undefined
  readonly put: (field: TextField, value: string) => void
  readonly putHours: (name: WeekPart, hours: WeekPartHours) => void
  readonly putLogo: (file: File | undefined) => void
}

/** Props of a line for one field of the form. */
const lineProps = ({ form, problemOf, put }: FormEditing, field: TextField) => ({
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

type DealerProps = FormEditing & {
  readonly templates: readonly { readonly slug: string; readonly name: string }[]
  readonly platform: string
}

export const DealerSection = (props: DealerProps) => {
  const { form, templates, platform } = props
  const options = templates.map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <Section title="Dealer" text="Who it is, and where the site is found.">
      <TextLine
        {...lineProps(props, 'name')}
        label="Name"
        help="As shoppers know it: header, footer and page titles say it."
      />
      <TextLine
        {...lineProps(props, 'slug')}
        label="Slug"
        help={`Names the site’s own address, ${form.slug || 'slug'}.${platform}. Made from the name; it stays as it is for good.`}
      />
      <TextLine
        {...lineProps(props, 'domain')}
        label="Domain"
        optional
        placeholder="www.mydealer.com.au"
        help="The dealer’s own host name. The site answers there as soon as the name points here."
      />
      <ChoiceLine
        {...lineProps(props, 'template')}
        label="Template"
        options={options.length > 0 ? options.map(({ value, label }) => [value, label]) : [['default', 'Default']]}
        help="What the site’s switches start from. Each can be changed under Site settings."
      />
    </Section>
  )
}

export const ThemeSection = (props: FormEditing) => {
  const { form, logo, problemOf, putLogo } = props
  return (
    <Section title="Look" text="Contrast is checked as you choose; all of it can be changed later under Theme.">
      <ColourLine
        {...lineProps(props, 'accent')}
        label="Main colour"
        help="Buttons, and the action that matters most."
      />
      <ColourLine {...lineProps(props, 'secondary')} label="Supporting colour" optional help="Bars, tints or prices." />
      <ColourLine {...lineProps(props, 'surface')} label="Page colour" help="What everything stands on." />
      <ColourLine {...lineProps(props, 'ink')} label="Text colour" help="Read on the page: 4.5:1 at least." />
      <FontLine {...lineProps(props, 'heading_font')} label="Font of headings" />
      <FontLine {...lineProps(props, 'text_font')} label="Font of text" />
      <LineFrame
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
      </LineFrame>
      <ThemePreview form={form} logo={logo} />
    </Section>
  )
}

export const LocationSection = (props: FormEditing) => (
  <Section title="First location" text="Where shoppers come to. More locations are added under Locations.">
    <TextLine
      {...lineProps(props, 'location_name')}
      label="Name of the location"
      help="Such as Smith Motors Toowong."
    />
    <TextLine {...lineProps(props, 'street')} label="Street and number" />
    <TextLine {...lineProps(props, 'city')} label="Suburb or town" />
    <ChoiceLine
      {...lineProps(props, 'state')}
      label="State"
      options={toOptions(states)}
      help="Sets its clock and its public holidays."
    />
    <TextLine {...lineProps(props, 'postcode')} label="Postcode" />
    <TextLine {...lineProps(props, 'phone')} label="Phone" type="tel" help="Shoppers ring it from every page." />
    <TextLine {...lineProps(props, 'email')} label="E-mail" type="email" help="Where enquiries go." />
    <TextLine
      {...lineProps(props, 'licence')}
      label="Dealer licence"
      optional
      help="The law wants its number on the site, such as LMCT 1234 or Dealer Licence 3901234."
    />
    <HoursLines hours={props.form.hours} problemOf={props.problemOf} onChange={props.putHours} />
  </Section>
)

export const StaffSection = (props: FormEditing) => (
  <Section
    title="First member of staff"
    text="May edit everything of this dealer. A temporary password is shown once, when the site is ready."
  >
    <TextLine {...lineProps(props, 'staff_name')} label="Their name" optional />
    <TextLine
      {...lineProps(props, 'staff_email')}
      label="Their e-mail"
      type="email"
      optional
      help="They sign in with it."
    />
  </Section>
)
