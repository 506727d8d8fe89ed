import * as z from 'zod/mini'
import {
  cardStyles,
  DEFAULT_FOOTER_LAYOUT,
  defaultStockLook,
  filterPlaces,
  footerLayouts,
  footerStyles,
  headerStyles,
  searchColumns,
  searchLayouts,
  type SiteTheme,
} from '@/src/domain/theme/site-theme'
import { DEFAULT_SECTION_HEADINGS, sectionHeadings } from '@/src/domain/theme/section-headings'
import { hexColour, line, imageAddress, uploadName } from './folder-schemas'

/** A theme in a folder; `logo` and `icon` are uploaded files. */
export type FolderTheme = SiteTheme & { readonly logo?: string; readonly icon?: string }

/** `theme.json` (TEN-10). Fonts are family names; contrast is checked when the theme is saved. */
export const themeFile: z.ZodMiniType<FolderTheme> = z.strictObject({
  accent: hexColour,
  secondary: z.exactOptional(hexColour),
  surface: hexColour,
  surface_alt: hexColour,
  ink: hexColour,
  dark: z.boolean(),
  follows_device: z.exactOptional(z.boolean()),
  heading_font: line(60),
  text_font: line(60),
  radius: z.number().check(z.gte(0), z.lte(32)),
  header: z.enum(headerStyles),
  footer: z.enum(footerStyles),
  footer_layout: z._default(z.enum(footerLayouts), DEFAULT_FOOTER_LAYOUT),
  section_headings: z._default(z.enum(sectionHeadings), DEFAULT_SECTION_HEADINGS),
  card: z._default(z.enum(cardStyles), defaultStockLook.card),
  search_layout: z._default(z.enum(searchLayouts), defaultStockLook.search_layout),
  search_columns: z._default(z.enum(searchColumns), defaultStockLook.search_columns),
  search_filters: z._default(z.enum(filterPlaces), defaultStockLook.search_filters),
  logo: z.exactOptional(uploadName),
  logo_url: z.exactOptional(imageAddress),
  icon: z.exactOptional(uploadName),
  icon_url: z.exactOptional(imageAddress),
})
