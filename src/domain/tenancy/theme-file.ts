import * as z from 'zod/mini'
import {
  cardStyles,
  filterPlaces,
  footerStyles,
  headerStyles,
  searchColumns,
  searchLayouts,
  type SiteTheme,
} from '@/src/domain/theme/site-theme'
import { hexColour, line, imageAddress, uploadName } from './folder-schemas'

/** A theme in a folder; `logo` is an uploaded file. */
export type FolderTheme = SiteTheme & { readonly logo?: string }

/** `theme.json` (TEN-10). Fonts are family names; contrast is checked when the theme is saved. */
export const themeFile: z.ZodMiniType<FolderTheme> = z.strictObject({
  accent: hexColour,
  secondary: z.exactOptional(hexColour),
  surface: hexColour,
  surface_alt: hexColour,
  ink: hexColour,
  dark: z.boolean(),
  heading_font: line(60),
  text_font: line(60),
  radius: z.number().check(z.gte(0), z.lte(32)),
  header: z.enum(headerStyles),
  footer: z.enum(footerStyles),
  card: z._default(z.enum(cardStyles), 'classic'),
  search_layout: z._default(z.enum(searchLayouts), 'grid'),
  search_columns: z._default(z.enum(searchColumns), '3'),
  search_filters: z._default(z.enum(filterPlaces), 'left'),
  logo: z.exactOptional(uploadName),
  logo_url: z.exactOptional(imageAddress),
})
