import type { Field } from 'payload'
import { editorsAndViewers } from '@/src/domain/panel/menu'
import { findFont } from '@/src/domain/theme/fonts'
import { findThemeFieldProblem } from '@/src/domain/theme/check'
import { defaultTheme } from '@/src/domain/theme/palette'
import { themeChoices } from '@/src/domain/theme/choices'
import { layoutChoice } from '@/src/cms/fields/layout-choice'
import { DEFAULT_FOOTER_LAYOUT, defaultStockLook, type StockLook } from '@/src/domain/theme/site-theme'
import { DEFAULT_SECTION_HEADINGS } from '@/src/domain/theme/section-headings'
import { validateWithSchema } from '@/src/cms/fields/validate-with-schema'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { imageAddress } from '@/src/domain/tenancy/folder-schemas'
import { tenantUpload } from '@/src/cms/fields/references'
import { versionHistory } from '@/src/cms/documents/preview'

type ThemeFieldName = 'accent' | 'secondary' | 'surface' | 'surface_alt' | 'ink' | 'heading_font' | 'text_font'

/** Validates one field against the whole theme, because contrast depends on two of its colours (TEN-10). */
const validateThemeField =
  (field: ThemeFieldName) =>
  (value: unknown, { data }: { readonly data: unknown }): true | string =>
    findThemeFieldProblem(field, { ...(data as object), [field]: value }) ?? true

const colourField = (
  name: Exclude<ThemeFieldName, 'secondary' | `${string}_font`>,
  label: string,
  description: string,
): Field => ({
  name,
  label,
  type: 'text',
  required: true,
  // A function, because Payload would make a plain default the default of the database column.
  defaultValue: () => defaultTheme[name],
  validate: validateThemeField(name),
  admin: {
    description,
    components: {
      Field: '/src/admin/theme/colour-field#ColourField',
      Diff: '/src/admin/versions/value-diffs#ColourDiff',
    },
  },
})

const fontField = (name: 'heading_font' | 'text_font', description: string): Field => ({
  name,
  type: 'text',
  required: true,
  defaultValue: () => defaultTheme[name],
  validate: (value: string | null | undefined, options: { readonly data: unknown }) =>
    findFont(value ?? '') ? true : validateThemeField(name)(value ?? '', options),
  admin: { description, components: { Field: '/src/admin/theme/font-field#FontField' } },
})

/** A choice of how vehicles are arranged. Its default is the column's too: themes from before it have the value. */
const lookField = (name: keyof StockLook, label: string, description: string): Field =>
  layoutChoice({
    name,
    label,
    layouts: name,
    choices: themeChoices[name],
    description,
    defaultValue: defaultStockLook[name],
  })

/** A tenant's colours, fonts and styles (TEN-10). */
export const theme = tenantOwned(
  {
    slug: 'theme',
    labels: { singular: 'Theme', plural: 'Themes' },
    admin: { description: 'Colours, fonts and logo of your site. Shoppers see changes as soon as you save.' },
    versions: versionHistory,
    fields: [
      colourField(
        'accent',
        'Main colour',
        'The colour of the main button on a screen, such as “Send enquiry”, and of links.',
      ),
      {
        name: 'secondary',
        label: 'Supporting colour',
        type: 'text',
        validate: (value: string | null | undefined, options: { readonly data: unknown }) =>
          !value || validateThemeField('secondary')(value, options),
        admin: {
          description: 'For details beside the main colour. Default: none.',
          components: {
            Field: '/src/admin/theme/colour-field#ColourField',
            Diff: '/src/admin/versions/value-diffs#ColourDiff',
          },
        },
      },
      colourField('surface', 'Page background', 'The background of pages.'),
      colourField('surface_alt', 'Section background', 'The background of every second section.'),
      colourField('ink', 'Text colour', 'Text on the page background and the section background must be easy to read.'),
      {
        name: 'dark',
        label: 'Dark design',
        type: 'checkbox',
        defaultValue: false,
        admin: { description: 'Turn on if your page background is dark and its text light. Default: off.' },
      },
      {
        name: 'follows_device',
        label: 'Dark on dark devices',
        type: 'checkbox',
        defaultValue: false,
        admin: {
          description:
            'Turn on to show dark backgrounds to shoppers whose phone or computer is set to a dark design. They are made from your colours. A logo with dark letters is shown on white. Default: off.',
          condition: (data: { readonly dark?: unknown } | undefined) => data?.dark !== true,
        },
      },
      fontField('heading_font', 'The font of headings.'),
      fontField('text_font', 'The font of all other text.'),
      {
        name: 'radius',
        label: 'Rounded corners',
        type: 'number',
        required: true,
        min: 0,
        max: 32,
        admin: { description: 'From 0 (square) to 32 pixels.' },
      },
      layoutChoice({
        name: 'header',
        layouts: 'header',
        choices: themeChoices.header,
        description: 'The layout of the top of every page.',
      }),
      layoutChoice({
        name: 'footer',
        layouts: 'footer',
        choices: themeChoices.footer,
        description: 'The colours of the bottom of every page.',
      }),
      layoutChoice({
        name: 'footer_layout',
        label: 'Footer layout',
        layouts: 'footer_layout',
        choices: themeChoices.footer_layout,
        description: 'The links and details at the bottom of every page.',
        defaultValue: DEFAULT_FOOTER_LAYOUT,
      }),
      layoutChoice({
        name: 'section_headings',
        label: 'Section headings',
        layouts: 'section_headings',
        choices: themeChoices.section_headings,
        description: 'How the heading of a section and its link stand, on your home page and other pages.',
        defaultValue: DEFAULT_SECTION_HEADINGS,
      }),
      lookField(
        'card',
        'Vehicle card',
        'How a vehicle looks in your search, on your home page and among similar vehicles.',
      ),
      lookField('search_layout', 'Search results', 'A grid shows more vehicles at once, a list more about each.'),
      lookField('search_columns', 'Vehicles in a row', 'The most in a row of the grid, on wide screens.'),
      lookField(
        'search_filters',
        'Filters',
        'Where shoppers find the filters on wide screens. On phones they always open over the results.',
      ),
      tenantUpload({
        name: 'logo',
        admin: { description: 'Shown in the header and on printed pages. Default: your dealer name.' },
      }),
      {
        name: 'logo_url',
        label: 'Logo address',
        type: 'text',
        validate: validateWithSchema(imageAddress),
        admin: { description: 'The address of a logo that’s already online. Used if you don’t upload one.' },
      },
      tenantUpload({
        name: 'icon',
        label: 'Site icon',
        admin: {
          description:
            'The symbol in browser tabs, bookmarks and on home screens. Use a square image of at least 180 × 180 pixels. Default: the first letter of your dealer name.',
        },
      }),
      {
        name: 'icon_url',
        label: 'Site icon address',
        type: 'text',
        validate: validateWithSchema(imageAddress),
        admin: { description: 'The address of an icon that’s already online. Used if you don’t upload one.' },
      },
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    single: true,
    public: true,
    preview: { depth: 1 },
    exported: true,
    menu: { group: 'Settings', order: 2, roles: editorsAndViewers, label: 'Theme' },
  },
)
