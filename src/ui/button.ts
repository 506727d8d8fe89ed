import { classNames } from './class-names'

type Tone = 'primary' | 'secondary' | 'quiet' | 'inverse'
type Size = 'md' | 'lg'

/**
 * Returns the classes of a button, for links and buttons alike (`parts.css`). Use `primary` once per screen, for the
 * most important action.
 */
export const button = (tone: Tone = 'primary', size: Size = 'md', extra?: string): string =>
  classNames('btn', `btn-${size}`, `btn-${tone}`, extra)
