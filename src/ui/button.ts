import { classNames } from './class-names'

type Tone = 'primary' | 'secondary' | 'quiet' | 'inverse'
type Size = 'md' | 'lg'

const tones: Readonly<Record<Tone, string>> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-border-strong bg-raised text-ink hover:border-ink',
  quiet: 'text-accent-text underline-offset-4 hover:underline',
  inverse: 'border border-chrome-muted text-on-chrome hover:border-on-chrome',
}

const sizes: Readonly<Record<Size, string>> = {
  md: 'min-h-11 px-4 py-2 text-base',
  lg: 'min-h-12 px-6 py-3 text-base',
}

/** The look of a button, for links and buttons alike. One `primary` on a screen: the action that matters most. */
export const button = (tone: Tone = 'primary', size: Size = 'md', extra?: string): string =>
  classNames(
    'inline-flex items-center justify-center gap-2 rounded-button text-center font-semibold transition-colors duration-150',
    tones[tone],
    sizes[size],
    extra,
  )
