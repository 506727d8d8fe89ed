import type { CollectionConfig, Field } from 'payload'
import { findFont } from '@/src/domain/theme/fonts'
import { themeProblems } from '@/src/domain/theme/check'
import { defaultTheme } from '@/src/domain/theme/palette'
import { footerStyles, headerStyles, type SiteTheme } from '@/src/domain/tenancy/site'
import { checkedBy } from '@/collections/shared/checked-by'
import { tenantOwned } from '@/collections/shared/tenant-owned'
import { picture } from '@/src/domain/tenancy/folder-parts'
import { tenantUpload } from '@/collections/shared/references'
import { keptVersions, withPreview } from '@/collections/shared/preview'

type ThemeField = 'accent' | 'secondary' | 'surface' | 'surface_alt' | 'ink' | 'heading_font' | 'text_font'

/** Validates one field against the whole theme, because contrast depends on two of its colours (TEN-10). */
const check =
  (field: ThemeField) =>
  (value: unknown, { data }: { readonly data: unknown }): true | string => {
    const given = Object.fromEntries(
      Object.entries(data as Record<string, unknown>).filter(([, one]) => one !== null && one !== undefined),
    ) as Partial<SiteTheme>
    const theme: SiteTheme = { ...defaultTheme, ...given, [field]: value }
    return themeProblems(theme).find((problem) => problem.field === field)?.message ?? true
  }

const colour = (name: Exclude<ThemeField, 'secondary' | `${string}_font`>, description: string): Field => ({
  name,
  type: 'text',
  required: true,
  // A function, because Payload would make a plain default the default of the database column.
  defaultValue: () => defaultTheme[name],
  validate: check(name),
  admin: {
    description,
    components: {
      Field: '/src/admin/theme/colour-field#ColourField',
      Diff: '/src/admin/versions/value-diffs#ColourDiff',
    },
  },
})

const font = (name: 'heading_font' | 'text_font', description: string): Field => ({
  name,
  type: 'text',
  required: true,
  defaultValue: () => defaultTheme[name],
  validate: (value: string | null | undefined, options: { readonly data: unknown }) =>
    findFont(value ?? '') ? true : check(name)(value ?? '', options),
  admin: { description, components: { Field: '/src/admin/theme/font-field#FontField' } },
})

/** A tenant's colours, fonts and styles (TEN-10). */
export const theme: CollectionConfig = tenantOwned(
  {
    slug: 'theme',
    labels: { singular: 'Theme', plural: 'Themes' },
    admin: { description: 'Colours, fonts and logo of your site. Changes show at once.', ...withPreview('theme') },
    versions: keptVersions,
    fields: [
      colour('accent', 'The action that matters most on a screen, and nothing else.'),
      {
        name: 'secondary',
        type: 'text',
        validate: (value: string | null | undefined, options: { readonly data: unknown }) =>
          !value || check('secondary')(value, options),
        admin: {
          description: 'Supporting colour; empty for none.',
          components: {
            Field: '/src/admin/theme/colour-field#ColourField',
            Diff: '/src/admin/versions/value-diffs#ColourDiff',
          },
        },
      },
      colour('surface', 'Page background.'),
      colour('surface_alt', 'Background of every second section.'),
      colour('ink', 'Text.'),
      { name: 'dark', type: 'checkbox', defaultValue: false, admin: { description: 'Light text on dark surfaces.' } },
      font('heading_font', 'Font of headings.'),
      font('text_font', 'Font of everything else.'),
      {
        name: 'radius',
        type: 'number',
        required: true,
        min: 0,
        max: 32,
        admin: { description: 'How round corners are, 0 to 32 pixels.' },
      },
      {
        name: 'header',
        type: 'select',
        required: true,
        options: [...headerStyles],
        admin: { description: 'How the top of every page is arranged.' },
      },
      {
        name: 'footer',
        type: 'select',
        required: true,
        options: [...footerStyles],
        admin: { description: 'How the bottom of every page is arranged.' },
      },
      tenantUpload({
        name: 'logo',
        admin: { description: 'In the header and on printed sheets. Default: the dealer’s name.' },
      }),
      {
        name: 'logo_url',
        type: 'text',
        validate: checkedBy(picture),
        admin: { description: 'A logo that ships with the tenant’s folder.' },
      },
    ],
  },
  { write: ['tenant-admin', 'editor'] },
)
