export const headerStyles = [
  'two-rows',
  'one-row',
  'transparent',
  'compact',
  'centred',
  'dark',
  'overlay',
  'rounded',
  'minimal',
] as const
export const footerStyles = ['light', 'dark', 'tinted'] as const

/** Hex colours; derived ones (hover, on-accent, borders) are computed in `src/domain/theme` (TEN-10). */
export type SiteTheme = {
  readonly accent: string
  readonly secondary?: string
  readonly surface: string
  readonly surface_alt: string
  readonly ink: string
  readonly dark: boolean
  readonly heading_font: string
  readonly text_font: string
  readonly radius: number
  readonly header: (typeof headerStyles)[number]
  readonly footer: (typeof footerStyles)[number]
  readonly logo_url?: string
}
